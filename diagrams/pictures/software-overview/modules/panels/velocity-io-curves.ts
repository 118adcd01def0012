import {
  CURVE_DEFAULTS,
  type CurveNode,
  type CurveSettings,
  dragNode,
  NO_VOICES,
  playCurve,
} from '../../../../../src/play/core';
import {
  type Canvas,
  defineDiagram,
  hitGuides,
  hitsLane,
  KINDS,
  line,
  PALETTE,
  phraseTime,
  playPhrase,
  type Time,
  timeX,
} from '../../../../kit';

interface Curve {
  name: readonly string[];
  nodes: CurveSettings['nodes'];
}

const STRAIGHT = CURVE_DEFAULTS.nodes;

/**
 * What the two nodes do that version 2 is known to have: lower-left and middle. The upper-right one
 * is dashed.
 */
const CURVES: readonly Curve[] = [
  {name: ['Straight'], nodes: STRAIGHT},
  {name: ['Hard hits', 'only'], nodes: dragNode(STRAIGHT, 'lowerLeft', {in: 0.5, out: 0.5})},
  {name: ['Soft hits', 'loud'], nodes: dragNode(STRAIGHT, 'middle', {in: 0.12, out: 0.85})},
];

const GRAPH = {x: 106, w: 84, h: 54};

function graph(c: Canvas, y: number, {name, nodes}: Curve): void {
  name.forEach((word, index) =>
    c.text(
      word,
      {x: 12, y: y + GRAPH.h / 2 + (index - (name.length - 1) / 2) * 16},
      {
        bold: true,
        size: 14,
      },
    ),
  );
  c.text(
    'how loud',
    {x: GRAPH.x - 15, y: y + GRAPH.h / 2},
    {
      anchor: 'middle',
      turned: true,
      color: PALETTE.muted,
    },
  );
  c.text(
    'how hard',
    {x: GRAPH.x + GRAPH.w, y: y + GRAPH.h + 11},
    {
      anchor: 'end',
      color: PALETTE.muted,
    },
  );
  line(
    c,
    [
      {x: GRAPH.x, y},
      {x: GRAPH.x, y: y + GRAPH.h},
      {x: GRAPH.x + GRAPH.w, y: y + GRAPH.h},
    ],
    {color: PALETTE.ink, width: 1.5},
  );
  const at = (node: CurveNode) => ({
    x: GRAPH.x + node.in * GRAPH.w,
    y: y + GRAPH.h * (1 - node.out),
  });
  const {lowerLeft, middle, upperRight} = nodes;
  line(c, [at(lowerLeft), at(middle), at(upperRight)], {color: KINDS.sound.stroke, width: 3});
  [lowerLeft, middle, upperRight].forEach((node) => {
    const {x: cx, y: cy} = at(node);
    const known = node !== upperRight;
    c.add('circle', {
      cx,
      cy,
      r: 4,
      fill: PALETTE.white,
      stroke: known ? KINDS.sound.stroke : PALETTE.muted,
      'stroke-width': known ? 2 : 1.25,
      'stroke-dasharray': known ? undefined : '2.2 2',
    });
  });
}

function loudness(c: Canvas, time: Time, y: number, {nodes}: Curve): void {
  const base = y + GRAPH.h;
  playPhrase(playCurve, {...CURVE_DEFAULTS, nodes}, NO_VOICES).forEach(({hit, result}) => {
    const x = timeX(time, hit.time);
    const h = (result.output ?? 0) * GRAPH.h;
    if (h > 0) {
      c.add('rect', {
        x: x - 6,
        y: base - h,
        width: 12,
        height: h,
        rx: 2,
        fill: KINDS.sound.fill,
        stroke: KINDS.sound.stroke,
        'stroke-width': 1.5,
      });
    }
  });
  c.add('line', {
    x1: time.x,
    y1: base,
    x2: time.x + time.w,
    y2: base,
    stroke: PALETTE.line,
    'stroke-width': 1.25,
  });
}

export default defineDiagram({
  title: 'Eight hits through three lines of Velocity I/O',
  wide: true,
  height: 350,
  draw(c) {
    const time = phraseTime(232, 316);
    for (const [from, to] of [
      [78, 86],
      [106, 334],
    ] as const) {
      hitGuides(c, time, from, to);
    }
    hitsLane(c, {time, y: 32, h: 48, label: 'You hit', plain: true});
    c.text('Velocity I/O', {x: GRAPH.x, y: 80}, {bold: true});
    CURVES.forEach((curve, index) => {
      const y = 106 + index * 82;
      graph(c, y, curve);
      if (index === 0) c.text('You hear, this loud', {x: time.x, y: y - 11}, {bold: true});
      loudness(c, time, y, curve);
    });
  },
});
