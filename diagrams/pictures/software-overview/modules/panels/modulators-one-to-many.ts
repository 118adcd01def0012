import {
  ASSIGNMENT_DEFAULTS,
  ASSIGNMENT_START,
  type AssignmentTarget,
  type Hit,
  type Parameter,
  playAssignment,
  valuesOf,
} from '../../../../../src/play/core';
import {
  arrow,
  box,
  type Canvas,
  defineDiagram,
  hitsLane,
  KINDS,
  knob,
  line,
  PALETTE,
  phraseTime,
  playPhrase,
  type Point,
  stemFoot,
  stemHead,
  timeX,
  zoneHead,
} from '../../../../kit';

/** Four quarter notes, each harder than the last, in the middle of the lane. */
const HITS: readonly Hit[] = [0.25, 0.5, 0.75, 1].map((strength, index) => ({
  zone: 'center',
  strength,
  time: index + 0.5,
}));

/** How far each knob turns, 0 to 1. */
const TARGETS: readonly (AssignmentTarget & {name: string})[] = [
  {parameter: 'pitch', name: 'transpose', low: 0.5, high: 0.9},
  {parameter: 'pan', name: 'panning', low: 0.5, high: 1},
  {parameter: 'reverb', name: 'reverb mix', low: 0, high: 0.8},
];
const SETTINGS = {...ASSIGNMENT_DEFAULTS, targets: TARGETS};

const valueOf = (parameter: Parameter, amount: number): number =>
  valuesOf(SETTINGS, amount)[parameter];

const PLAYED = playPhrase(playAssignment, SETTINGS, ASSIGNMENT_START, HITS);

/** The softest and the hardest hit, and the pointers they leave: teal, light and dark. */
const SOFT = PALETTE.softHit;
const HARD = KINDS.input.stroke;

const TIME = phraseTime(20, 360, 4);
const LANE = {y: 32, h: 48};
const YS = [168, 244, 320];
const R = 21;

/** A hit of the lane again, in the color of the pointers that it leaves. */
function colored(c: Canvas, hit: Hit | undefined, color: string): void {
  if (!hit) return;
  const [x, base] = [timeX(TIME, hit.time), stemFoot(LANE)];
  const top = stemHead(LANE, hit.strength);
  line(
    c,
    [
      {x, y: base},
      {x, y: top},
    ],
    {color, width: 2.5},
  );
  zoneHead(c, 'center', {x, y: top}, color, 5);
}

/** What a color means: a hit's head and the pointer that it leaves. */
function key(c: Canvas, {x, y}: Point, color: string, name: string): void {
  zoneHead(c, 'center', {x, y}, color, 5);
  line(
    c,
    [
      {x: x + 13, y: y + 5},
      {x: x + 24, y: y - 5},
    ],
    {color, width: 3.5},
  );
  c.text(name, {x: x + 34, y});
}

/** A control, as the softest hit leaves it and as the hardest does. */
function control(c: Canvas, x: number, row: number): void {
  const target = TARGETS[row];
  if (!target) return;
  const y = YS[row] ?? 0;
  c.add('rect', {x: x - 52, y: y - 33, width: 104, height: 70, rx: 8, fill: PALETTE.ground});
  const values = PLAYED.map(({result}) => valueOf(target.parameter, result.state.amount));
  knob(c, {x, y: y - 8}, values.at(-1) ?? 0, R, {was: values[0], wasColor: SOFT, color: HARD});
  c.text(target.name, {x, y: y + 26}, {anchor: 'middle'});
}

export default defineDiagram({
  title: 'Three assignments, or one modulator, for the same three knobs',
  wide: true,
  height: 370,
  draw(c) {
    hitsLane(c, {time: TIME, ...LANE, label: 'You hit', hits: HITS, plain: true});
    colored(c, HITS[0], SOFT);
    colored(c, HITS.at(-1), HARD);
    key(c, {x: 408, y: 46}, SOFT, 'softest hit');
    key(c, {x: 408, y: 68}, HARD, 'hardest hit');
    c.add('path', {d: 'M286 96V357', stroke: PALETTE.faint, 'stroke-width': 1.5, fill: 'none'});
    c.text('Three assignments', {x: 40, y: 110}, {bold: true, size: 14});
    c.text('One modulator', {x: 368, y: 110}, {bold: true, size: 14});

    const from = LANE.y + LANE.h + 3;
    const pill = {h: 34, kind: 'control', shape: 'pill'} as const;
    const one = box(c, {...pill, x: 304, y: (YS[1] ?? 0) - 17, w: 100, label: '# velocity'});
    arrow(c, {x: one.top.x, y: from}, one.top);
    TARGETS.forEach((_target, row) => {
      const y = YS[row] ?? 0;
      const own = box(c, {...pill, x: 46, y: y - 17, w: 92, label: 'Velocity'});
      // The last one's line comes down past the others, which branch off it.
      arrow(c, {x: 26, y: row === TARGETS.length - 1 ? from : y}, own.left, {bend: 'y-first'});
      control(c, 216, row);
      arrow(c, own.right, {x: 164, y}, {control: true});
      control(c, 494, row);
      arrow(c, one.right, {x: 442, y}, {control: true});
    });
  },
});
