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
  defineDiagram,
  hitsLane,
  knob,
  PALETTE,
  phraseTime,
  playPhrase,
  timeX,
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

export default defineDiagram({
  title: 'One modulator, or three assignments, for the same three knobs',
  wide: true,
  height: 304,
  draw(c) {
    const time = phraseTime(194, 176, 4);
    const shifted = {...time, x: time.x + 14};
    hitsLane(c, {time: {...shifted, w: 160}, y: 32, h: 44, hits: HITS});
    c.text('You hit', {x: 280, y: 16}, {anchor: 'middle', bold: true});
    const played = playPhrase(playAssignment, SETTINGS, ASSIGNMENT_START, HITS);
    c.text('One modulator', {x: 12, y: 100}, {bold: true, size: 14});
    c.text('Three assignments', {x: 548, y: 100}, {anchor: 'end', bold: true, size: 14});
    const one = box(c, {
      x: 12,
      y: 191,
      w: 100,
      h: 34,
      label: '# velocity',
      kind: 'control',
      shape: 'pill',
    });
    TARGETS.forEach(({parameter, name}, row) => {
      const y = 142 + row * 62;
      c.add('rect', {
        x: 186,
        y: y - 24,
        width: 188,
        height: 57,
        rx: 8,
        fill: PALETTE.ground,
      });
      played.forEach(({hit, result}) =>
        knob(
          c,
          {x: timeX({...shifted, w: 160}, hit.time), y: y - 6},
          valueOf(parameter, result.state.amount),
          13,
        ),
      );
      c.text(name, {x: 280, y: y + 21}, {anchor: 'middle'});
      arrow(c, one.right, {x: 186, y: y + 4}, {control: true});
      const own = box(c, {
        x: 448,
        y: y - 13,
        w: 100,
        h: 34,
        label: 'Velocity',
        kind: 'control',
        shape: 'pill',
      });
      arrow(c, own.left, {x: 374, y: y + 4}, {control: true});
    });
  },
});
