import {gainOfDecibels} from '../../../src/play/core';
import {
  type Area,
  axes,
  type Canvas,
  compressorReduction,
  curve,
  decibelsOfGain,
  defineDiagram,
  delayTaps,
  eqGain,
  heading,
  KINDS,
  line,
  PALETTE,
} from '../../kit';

const W = 142;
const H = 84;
const LEFT = 20;
const RIGHT = 196;

/** A cut and a lift, and a firm compression: stronger than most, so that the eye sees them. Ours. */
const BANDS = [
  {frequency: 400, gain: -12, q: 2},
  {frequency: 4000, gain: 8, q: 0.7},
];
const COMPRESSION = {threshold: -12, ratio: 4};

/** An upright bar at a share of the width, as high as it is loud. */
function bar(c: Canvas, area: Area, at: number, height: number, color: string): void {
  const x = area.x + at * area.w;
  const base = area.y + area.h;
  line(
    c,
    [
      {x, y: base},
      {x, y: base - area.h * height},
    ],
    {color, width: 5},
  );
}

export default defineDiagram({
  title: 'What four kinds of effect do, in principle',
  height: 316,
  draw(c) {
    const [top, bottom] = [54, 198];
    const plot = (x: number, y: number): Area => ({x, y, w: W, h: H});

    const eq = plot(LEFT, top);
    heading(c, 'EQ', {x: LEFT, y: 20});
    axes(c, eq, {across: 'low to high', up: 'louder'});
    const middle = top + H / 2;
    line(
      c,
      [
        {x: LEFT, y: middle},
        {x: LEFT + W, y: middle},
      ],
      {color: PALETTE.reference, width: 1.5},
    );
    curve(
      c,
      eq,
      (share) => {
        const frequency = 20 * 1000 ** share;
        return 0.5 + BANDS.reduce((sum, band) => sum + eqGain(band, frequency), 0) / 30;
      },
      {kind: 'effect'},
    );

    const levels = plot(RIGHT, top);
    heading(c, 'Compression', {x: RIGHT, y: 20});
    axes(c, levels, {across: 'hit, soft to hard', up: 'louder'});
    line(
      c,
      [
        {x: RIGHT, y: top + H},
        {x: RIGHT + W, y: top},
      ],
      {color: PALETTE.reference, width: 1.5},
    );
    curve(
      c,
      levels,
      (share) =>
        share === 0
          ? 0
          : gainOfDecibels(decibelsOfGain(share) - compressorReduction(COMPRESSION, share)),
      {kind: 'effect'},
    );

    const echoes = plot(LEFT, bottom);
    heading(c, 'Delay', {x: LEFT, y: bottom - 20});
    axes(c, echoes, {across: 'time'});
    bar(c, echoes, 0.06, 0.92, KINDS.sound.stroke);
    delayTaps(0.22, 0.6)
      .map(({time, gain}) => ({at: 0.06 + time, height: 0.55 * gain}))
      .filter(({at}) => at < 1)
      .forEach(({at, height}) => bar(c, echoes, at, height, KINDS.effect.stroke));

    const room = plot(RIGHT, bottom);
    heading(c, 'Reverb', {x: RIGHT, y: bottom - 20});
    axes(c, room, {across: 'time'});
    const base = bottom + H - 1;
    const tail = Array.from({length: 41}, (_unused, index) => {
      const share = index / 40;
      return {
        x: RIGHT + (0.18 + 0.82 * share) * W,
        y: base - H * 0.56 * gainOfDecibels(-24 * share),
      };
    });
    line(c, [{x: RIGHT + 0.18 * W, y: base}, ...tail, {x: RIGHT + W, y: base}], {
      color: KINDS.effect.stroke,
      fill: KINDS.effect.fill,
    });
    bar(c, room, 0.06, 0.92, KINDS.sound.stroke);
  },
});
