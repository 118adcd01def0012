import {
  ASSIGNMENT_DEFAULTS,
  ASSIGNMENT_START,
  type AssignmentSettings,
  playAssignment,
} from '../../../src/play/core';
import {
  type Canvas,
  defineDiagram,
  hitGuides,
  hitsLane,
  KINDS,
  levelLane,
  PALETTE,
  phraseTime,
  playPhrase,
  type Time,
} from '../../kit';

const H = 74;

/** The knob over the phrase, with the part of its way that the range leaves it. */
function knobLane(c: Canvas, time: Time, y: number, low: number, high: number): void {
  const settings: AssignmentSettings = {
    ...ASSIGNMENT_DEFAULTS,
    targets: [{parameter: 'reverb', low, high}],
  };
  const points = playPhrase(playAssignment, settings, ASSIGNMENT_START).map(({hit, result}) => ({
    at: hit.time,
    value: result.values.reverb,
  }));
  levelLane(c, {time, y, h: H, points});
  const at = (value: number): number => y + H - 5 - value * (H - 10);
  c.add('rect', {
    x: time.x,
    y: at(high),
    width: time.w,
    height: at(low) - at(high),
    fill: KINDS.control.stroke,
    'fill-opacity': 0.12,
  });
  c.text('high', {x: time.x - 10, y: at(high)}, {anchor: 'end', color: PALETTE.muted});
  c.text('low', {x: time.x - 10, y: at(low)}, {anchor: 'end', color: PALETTE.muted});
}

export default defineDiagram({
  title: 'One knob, moved by the same hits over its full range and over a narrow one',
  wide: true,
  height: 316,
  draw(c) {
    const time = phraseTime(62, 482);
    hitGuides(c, time, 86, 96);
    hitGuides(c, time, 118, 202);
    hitGuides(c, time, 228, 302);
    hitsLane(c, {time, y: 32, h: 52, label: 'You hit', legend: true});
    c.text('The knob, full range', {x: 62, y: 106}, {bold: true});
    knobLane(c, time, 118, 0, 1);
    c.text('The knob, narrow range', {x: 62, y: 216}, {bold: true});
    knobLane(c, time, 228, 0.3, 0.6);
  },
});
