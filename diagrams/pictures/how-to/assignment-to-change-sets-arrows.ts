import {type Hit, passesThreshold} from '../../../src/play/core';
import {
  arrow,
  box,
  type Canvas,
  chevron,
  defineDiagram,
  dotsSign,
  drumMap,
  frame,
  hitsLane,
  icon,
  KINDS,
  line,
  PALETTE,
  phraseTime,
  type Point,
  timeX,
} from '../../kit';

/** Touches of the rim, and one firm hit. */
const HITS: readonly Hit[] = [0.16, 0.28, 0.2, 0.9, 0.24].map((strength, index) => ({
  zone: 'rim-shoulder',
  strength,
  time: 0.3 + index * 0.6,
}));

const THRESHOLD = 0.4;

/** One of the bar's two arrows, with the point that assignments go to. */
function button(c: Canvas, x: number, side: 'left' | 'right') {
  const {fill, stroke} = KINDS.control;
  c.add('rect', {x, y: 44, width: 32, height: 32, rx: 6, fill, stroke, 'stroke-width': 1.75});
  chevron(c, side, {x: x + 16, y: 60, r: 6, color: PALETTE.ink});
  return {x: x + 16, y: 76};
}

/** An assignment: around corners to the button that it presses. */
function leads(c: Canvas, points: readonly Point[], button: Point): void {
  line(c, points, {control: true});
  const last = points.at(-1);
  if (last) arrow(c, last, button, {control: true});
}

export default defineDiagram({
  title: 'A firm rim hit and a footswitch press the arrows of the set manager',
  wide: true,
  height: 272,
  draw(c) {
    frame(c, {x: 14, y: 14, w: 532, h: 74, label: 'Set manager', kind: 'output'});
    const back = button(c, 28, 'left');
    const on = button(c, 68, 'right');
    ['Song 1', 'Song 2', 'Song 3', 'Song 4'].forEach((label, index) =>
      box(c, {
        x: 118 + index * 94,
        y: 44,
        w: 86,
        h: 32,
        label,
        kind: index === 1 ? 'sound' : 'plain',
      }),
    );
    dotsSign(c, {x: 522, y: 60});

    drumMap(c, {cx: 62, cy: 208, r: 46, lit: ['rim-shoulder'], kind: 'tom'});
    const time = phraseTime(134, 252, 3.8);
    const lane = {time, y: 172, h: 72};
    hitsLane(c, {
      ...lane,
      hits: HITS,
      thresholds: [{at: THRESHOLD, label: 'threshold 40%'}],
    });
    c.text('Floor tom, Rim-shoulder', {x: 134, y: 260}, {bold: true});
    const firm = HITS.find(({strength}) => passesThreshold(strength, THRESHOLD));
    if (firm) {
      const x = timeX(time, firm.time);
      const from = {x, y: lane.y + 68 - firm.strength * 58 - 9};
      leads(c, [from, {x, y: 130}, {x: back.x, y: 130}], back);
    }

    const pedal = icon(c, 'pedal', 434, 166, 60);
    const down = {x: pedal.top.x, y: 158};
    leads(c, [down, {x: down.x, y: 106}, {x: on.x, y: 106}], on);
    c.text('Footswitch', {x: pedal.center.x, y: 242}, {anchor: 'middle', bold: true});
    c.text('MIDI Control', {x: pedal.center.x, y: 260}, {anchor: 'middle', color: PALETTE.muted});
  },
});
