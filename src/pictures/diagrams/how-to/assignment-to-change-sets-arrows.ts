import type {Hit} from '../../../play/core';
import {
  arrow,
  box,
  type Canvas,
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
} from '../kit';

/** Touches of the rim, and one firm hit. */
const HITS: readonly Hit[] = [0.16, 0.28, 0.2, 0.9, 0.24].map((strength, index) => ({
  zone: 'rim-shoulder',
  strength,
  time: 0.3 + index * 0.7,
}));

const THRESHOLD = 0.4;

/** One of the bar's two arrows, with the point that assignments go to. */
function button(c: Canvas, x: number, side: 1 | -1) {
  const {fill, stroke} = KINDS.control;
  c.add('rect', {x, y: 44, width: 32, height: 32, rx: 6, fill, stroke, 'stroke-width': 1.75});
  const middle = x + 16;
  line(
    c,
    [
      {x: middle - side * 4, y: 52},
      {x: middle + side * 4, y: 60},
      {x: middle - side * 4, y: 68},
    ],
    {color: PALETTE.ink, width: 2.25},
  );
  return {x: middle, y: 76};
}

export default defineDiagram({
  title: 'A firm rim hit and a footswitch press the arrows of the set manager',
  wide: true,
  height: 268,
  draw(c) {
    frame(c, {x: 14, y: 14, w: 532, h: 74, label: 'Set manager', kind: 'output'});
    const back = button(c, 28, -1);
    const on = button(c, 68, 1);
    ['Song 1', 'Song 2', 'Song 3', 'Song 4'].forEach((label, index) =>
      box(c, {
        x: 118 + index * 96,
        y: 44,
        w: 88,
        h: 32,
        label,
        kind: index === 1 ? 'sound' : 'plain',
      }),
    );
    dotsSign(c, {x: 524, y: 60});

    drumMap(c, {cx: 74, cy: 198, r: 52, lit: ['rim-shoulder'], kind: 'tom'});
    arrow(c, {x: back.x, y: 154}, back, {control: true});
    c.text('Floor tom, Rim-shoulder', {x: 146, y: 150}, {bold: true});
    const time = phraseTime(146, 200);
    hitsLane(c, {time, y: 166, h: 64, hits: HITS, thresholds: [{at: THRESHOLD}]});
    c.text('threshold 40 %', {x: 146, y: 248}, {color: PALETTE.muted});

    const pedal = icon(c, 'pedal', 430, 150, 56);
    arrow(c, {x: pedal.top.x, y: 142}, {x: on.x, y: on.y}, {bend: 'y-x-y', control: true});
    c.text('Footswitch', {x: pedal.center.x, y: 224}, {anchor: 'middle', bold: true});
    c.text('MIDI Control', {x: pedal.center.x, y: 242}, {anchor: 'middle', color: PALETTE.muted});
  },
});
