import {
  CROSSTALK_DEFAULTS,
  type DrumHit,
  lineThatSaves,
  passesThreshold,
  snarePeak,
} from '../../../src/play/core';
import {
  type Canvas,
  defineDiagram,
  KINDS,
  laneGround,
  line,
  phraseTime,
  type Point,
  thresholdLine,
  timeX,
} from '../../kit';

const HITS: readonly DrumHit[] = [
  {drum: 'tom', zone: 'center', strength: 1, time: 0.25},
  {drum: 'snare', zone: 'center', strength: 0.42, time: 0.75},
  {drum: 'tom', zone: 'center', strength: 0.9, time: 1.25},
  {drum: 'tom', zone: 'center', strength: 1, time: 2.25},
  {drum: 'snare', zone: 'center', strength: 0.46, time: 2.75},
  {drum: 'snare', zone: 'center', strength: 0.9, time: 3.25},
];
const TIME = phraseTime(64, 272, 4.75);
const TEAL = KINDS.input;
const GRAY = {fill: '#e0dad1', stroke: '#8d8478'};
/** Where each drum's hits stand, and how high a full one is. */
const STAND = {tom: {base: 68, name: 'Tom'}, snare: {base: 124, name: 'Snare'}} as const;
const FULL = 36;
const INPUT = {y: 164, h: 90, base: 248, full: 74};

/** A peak as on screen: steep up, slowly down. */
function peak(c: Canvas, at: Point, base: number, look: {fill: string; stroke: string}): void {
  c.add('path', {
    d: `M${round(at.x - 5)} ${base}L${round(at.x)} ${round(at.y)}Q${round(at.x + 4)} ${base - 6} ${round(at.x + 17)} ${base}z`,
    ...look,
    'stroke-width': 1.75,
    'stroke-linejoin': 'round',
  });
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** A row of hits on one drum. */
function stand(c: Canvas, drum: DrumHit['drum']): void {
  const {base, name} = STAND[drum];
  c.text(name, {x: TIME.x - 8, y: base - 12}, {anchor: 'end', bold: true});
  ground(c, base);
  HITS.filter((hit) => hit.drum === drum).forEach(({strength, time}) => {
    const [x, y] = [timeX(TIME, time), base - strength * FULL];
    const points = [
      {x, y: base},
      {x, y},
    ];
    line(c, points, {color: TEAL.stroke, width: 2.25});
    c.add('circle', {cx: x, cy: y, r: 5, fill: TEAL.stroke});
  });
}

function ground(c: Canvas, y: number): void {
  line(
    c,
    [
      {x: TIME.x, y},
      {x: TIME.x + TIME.w, y},
    ],
    {width: 1.25},
  );
}

export default defineDiagram({
  title: 'A threshold between crosstalk and the softest real hit',
  height: 298,
  draw(c) {
    const saving = lineThatSaves(CROSSTALK_DEFAULTS, HITS);
    const threshold = saving ? (saving.above + saving.atMost) / 2 : 0;
    const {y, h, base, full} = INPUT;
    laneGround(c, {time: TIME, y: 26, h: 104});
    laneGround(c, {time: TIME, y, h});
    c.text('You hit', {x: 16, y: 13}, {bold: true});
    c.text('What the snare\u2019s input sees', {x: 16, y: y - 13}, {bold: true});
    // From a hit on the tom down to what the snare's sensor hears of it.
    HITS.filter(({drum}) => drum === 'tom').forEach((hit) => {
      const x = timeX(TIME, hit.time);
      const to = base - snarePeak(CROSSTALK_DEFAULTS, hit) * full - 4;
      [
        [STAND.tom.base + 3, STAND.snare.base - 3],
        [STAND.snare.base + 3, y - 26],
        [y - 2, to],
      ].forEach(([from, end]) =>
        c.add('path', {
          d: `M${round(x)} ${round(from ?? 0)}V${round(end ?? 0)}`,
          stroke: '#a39b90',
          'stroke-width': 1.25,
          fill: 'none',
        }),
      );
    });
    stand(c, 'tom');
    stand(c, 'snare');
    ground(c, base);
    HITS.forEach((hit) => {
      const level = snarePeak(CROSSTALK_DEFAULTS, hit);
      const counts = passesThreshold(level, threshold);
      const at = {x: timeX(TIME, hit.time), y: base - level * full};
      peak(c, at, base, counts ? TEAL : GRAY);
      if (counts) c.add('circle', {cx: at.x, cy: at.y - 8, r: 4.5, fill: TEAL.stroke});
    });
    const at = base - threshold * full;
    thresholdLine(c, {x: TIME.x, y: at, w: TIME.w, label: 'threshold'});
    c.add('circle', {cx: 70, cy: 278, r: 4.5, fill: TEAL.stroke});
    c.text('counts', {x: 81, y: 278});
    peak(c, {x: 148, y: 268}, 284, GRAY);
    c.text('crosstalk, ignored', {x: 171, y: 278});
  },
});
