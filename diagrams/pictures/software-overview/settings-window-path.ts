import {leastLatency, millisecondWords} from '../../../src/play/core';
import {arrow, type Canvas, defineDiagram, type Kind, KINDS, line, PALETTE} from '../../kit';

/** 64 samples at 48 kHz, and how many such buffers the picture shows. */
const SETTINGS = {buffer: 64, rate: 48_000};
const SHOWN = 6;
const X = 96;
const PITCH = 74;
const LANES = {hit: 30, in: 62, work: 108, out: 154};
const H = 34;
/** How much of a buffer's time the work on each takes (ours); the third takes more than there is. */
const WORK = [0.5, 0.6, 1.3, 0.5];

const at = (buffers: number): number => X + buffers * PITCH;

/** A stretch of a lane, in buffers; the hit's own are in color. */
function block(c: Canvas, from: number, to: number, y: number, kind?: Kind): void {
  const {fill, stroke} = kind ? KINDS[kind] : {fill: PALETTE.ground, stroke: PALETTE.reference};
  c.add('rect', {
    x: at(from) + 1.5,
    y,
    width: (to - from) * PITCH - 3,
    height: H,
    rx: 4,
    fill,
    stroke,
    'stroke-width': 1.5,
  });
}

/** A sound that breaks off: a zigzag where the buffer is missing. */
function click(c: Canvas, x: number, y: number): void {
  const zigzag = [0, 9, -12, 12, -9, 0].map((up, index) => ({x: x + 6 + index * 4, y: y - up}));
  line(c, zigzag, {color: PALETTE.ink, width: 2});
  c.text('click', {x: x + 32, y}, {bold: true});
}

export default defineDiagram({
  title: 'A hit on its way through two buffers of 64 samples, in milliseconds',
  wide: true,
  height: 240,
  draw(c) {
    for (let index = 0; index <= SHOWN; index += 1) {
      line(
        c,
        [
          {x: at(index), y: 54},
          {x: at(index), y: 202},
        ],
        {color: PALETTE.faint, width: 1},
      );
      const ms = index * (leastLatency(SETTINGS) / 2) * 1000;
      c.text(
        index ? ms.toFixed(1) : '0 ms',
        {x: at(index), y: 216},
        {
          anchor: 'middle',
          color: PALETTE.muted,
        },
      );
    }
    c.text('You hit', {x: 14, y: LANES.hit}, {bold: true});
    for (const [label, y] of [
      ['Buffer in', LANES.in],
      ['Work', LANES.work],
      ['Buffer out', LANES.out],
    ] as const) {
      c.text(label, {x: 14, y: y + H / 2}, {bold: true});
    }
    c.add('circle', {cx: at(0), cy: LANES.hit, r: 6, fill: KINDS.input.stroke});
    line(
      c,
      [
        {x: at(0), y: LANES.hit},
        {x: at(0), y: LANES.in + H},
      ],
      {
        color: KINDS.input.stroke,
        width: 2.25,
      },
    );
    arrow(
      c,
      {x: at(0) + 10, y: LANES.hit},
      {x: at(2), y: LANES.hit},
      {
        label: millisecondWords(leastLatency(SETTINGS)),
      },
    );
    c.text('You hear it', {x: at(2) + 6, y: LANES.hit}, {bold: true});
    line(
      c,
      [
        {x: at(2), y: LANES.hit - 8},
        {x: at(2), y: LANES.out},
      ],
      {
        color: KINDS.sound.stroke,
        width: 2.25,
      },
    );

    for (let index = 0; index < SHOWN; index += 1) {
      block(c, index, index + 1, LANES.in, index ? undefined : 'input');
    }
    let free = 0;
    WORK.forEach((share, index) => {
      const from = Math.max(free, index + 1);
      free = from + share;
      const isLate = free > index + 2;
      block(c, from, free, LANES.work, isLate || !index ? 'plain' : undefined);
      if (isLate) {
        c.text(
          'too long',
          {x: (at(from) + at(free)) / 2, y: LANES.work + H / 2},
          {anchor: 'middle', over: true},
        );
      } else block(c, index + 2, index + 3, LANES.out, index ? undefined : 'sound');
      if (isLate) click(c, at(index + 2), LANES.out + H / 2);
    });
  },
});
