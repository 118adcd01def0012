import type {Canvas} from './canvas';
import {line} from './controls';
import type {Point} from './geometry';
import {KINDS, PALETTE, ZONE_COLORS} from './palette';
import {piano} from './piano';

/** What can decide which sound plays, as a sign: 40 units wide, 36 high. Ours. */
const SIGNS = {
  where: (c, {x, y}) => {
    const {center, edge, rim} = ZONE_COLORS;
    for (const [r, {solid, soft}] of [
      [18, rim],
      [13.5, edge],
      [6, center],
    ] as const) {
      c.add('circle', {cx: x, cy: y, r, fill: soft, stroke: solid, 'stroke-width': 1.5});
    }
  },
  hardness: (c, {x, y}) =>
    [8, 18, 30].forEach((h, index) =>
      block(c, {x: x - 13 + index * 13, y: y + 15 - h / 2}, 9, h, KINDS.input.stroke),
    ),
  turn: (c, {x, y}) =>
    [0, 1, 2, 3].forEach((step) =>
      block(c, {x: x - 15 + step * 10, y}, 8, 16, step ? PALETTE.off : KINDS.sound.stroke),
    ),
  notes: (c, {x, y}) => piano(c, {x: x - 20, y: y - 14, w: 40, h: 28, whites: 5, on: [4]}),
  clock: (c, {x, y}) => {
    const look = {fill: PALETTE.white, stroke: PALETTE.line, 'stroke-width': 2};
    c.add('circle', {cx: x, cy: y, r: 16, ...look});
    const hands = [
      {x, y: y - 11},
      {x, y},
      {x: x + 7, y: y + 4},
    ];
    line(c, hands, {color: KINDS.sound.stroke, width: 2.25});
  },
  all: (c, {x, y}) =>
    [-10, 0, 10].forEach((shift) => block(c, {x, y: y + shift}, 26, 7, KINDS.sound.stroke)),
} as const satisfies Readonly<Record<string, (c: Canvas, at: Point) => unknown>>;

export type DecisionSign = keyof typeof SIGNS;

/** Draws what decides, around a point. */
export function decisionSign(canvas: Canvas, name: DecisionSign, at: Point): void {
  SIGNS[name](canvas, at);
}

function block(canvas: Canvas, {x, y}: Point, w: number, h: number, fill: string): void {
  canvas.add('rect', {x: x - w / 2, y: y - h / 2, width: w, height: h, rx: 2, fill});
}
