import {
  ASSIGNMENT_DEFAULTS,
  ASSIGNMENT_START,
  type AssignmentTarget,
  type Hit,
  type Parameter,
  playAssignment,
  valuesOf,
} from '../../../../../play/core';
import {
  arrow,
  box,
  type Canvas,
  defineDiagram,
  hitsLane,
  knob,
  PALETTE,
  phraseTime,
  playPhrase,
} from '../../../kit';

/** Four quarter notes, each harder than the last. */
const HITS: readonly Hit[] = [0.25, 0.5, 0.75, 1].map((strength, index) => ({
  zone: 'center',
  strength,
  time: index,
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
const YS = [144, 206, 268];

/** A control, as soft hits leave it in gray, and as hard ones do. */
function control(c: Canvas, x: number, row: number): void {
  const target = TARGETS[row];
  if (!target) return;
  const y = YS[row] ?? 0;
  c.add('rect', {x: x - 52, y: y - 26, width: 104, height: 60, rx: 8, fill: PALETTE.ground});
  const values = PLAYED.map(({result}) => valueOf(target.parameter, result.state.amount));
  knob(c, {x, y: y - 6}, values.at(-1) ?? 0, 16, {was: values[0]});
  c.text(target.name, {x, y: y + 23}, {anchor: 'middle'});
}

export default defineDiagram({
  title: 'Three assignments, or one modulator, for the same three knobs',
  wide: true,
  height: 312,
  draw(c) {
    hitsLane(c, {
      time: phraseTime(150, 260, 4),
      y: 32,
      h: 44,
      label: 'You hit',
      hits: HITS,
      plain: true,
    });
    c.add('path', {d: 'M280 96V302', stroke: PALETTE.faint, 'stroke-width': 1.5, fill: 'none'});
    c.text('gray: softest hit', {x: 424, y: 46}, {color: PALETTE.muted});
    c.text('red: hardest hit', {x: 424, y: 64}, {color: PALETTE.muted});
    c.text('Three assignments', {x: 20, y: 102}, {bold: true, size: 14});
    c.text('One modulator', {x: 304, y: 102}, {bold: true, size: 14});
    const pill = {w: 100, h: 34, kind: 'control', shape: 'pill'} as const;
    const one = box(c, {...pill, x: 304, y: (YS[1] ?? 0) - 14, label: '# velocity'});
    TARGETS.forEach((_target, row) => {
      const y = (YS[row] ?? 0) + 3;
      const own = box(c, {...pill, x: 20, y: y - 17, label: 'Velocity'});
      control(c, 208, row);
      arrow(c, own.right, {x: 156, y}, {control: true});
      control(c, 494, row);
      arrow(c, one.right, {x: 442, y}, {control: true});
    });
  },
});
