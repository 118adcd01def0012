import {ADVISED_BUFFER, leastLatency} from '../../../src/play/core';
import {arrow, defineDiagram, icon, KINDS, line, PALETTE} from '../../kit';

const SIZES = [32, 64, 128, 256, 512] as const;
const RATE = 48_000;
/** Units a millisecond, and where 0 is. */
const SCALE = 11;
const ZERO = 64;
const ROW = 30;
const TOP = 62;
const METERS = 3;
/** Meters that sound travels in a second. Not the product's: physics. */
const SPEED_OF_SOUND = 343;
/** How late sound is over those meters, in ms. */
const AIR_MS = (METERS / SPEED_OF_SOUND) * 1000;

/** The maker's advice. */
const ADVICE: Readonly<Record<number, string>> = {
  [ADVISED_BUFFER.fast]: ', with a fast CPU',
  [ADVISED_BUFFER.atMost]: ', recommended maximum',
};

export default defineDiagram({
  title: 'How long a hit waits for its two buffers, to scale, beside sound that crosses a room',
  height: 274,
  draw(c) {
    const x = (ms: number): number => ZERO + ms * SCALE;
    c.text('Buffer size', {x: 12, y: 18}, {bold: true});
    c.text('What a hit waits, in and out, at 48 kHz', {x: 12, y: 35}, {color: PALETTE.muted});
    const bottom = TOP + SIZES.length * ROW + 36;
    line(
      c,
      [
        {x: x(0), y: bottom},
        {x: x(22), y: bottom},
      ],
      {color: PALETTE.line, width: 1.25},
    );
    [0, 5, 10, 15, 20].forEach((ms) => {
      line(
        c,
        [
          {x: x(ms), y: bottom},
          {x: x(ms), y: bottom + 5},
        ],
        {width: 1.25},
      );
      c.text(
        ms === 20 ? '20 ms' : String(ms),
        {x: x(ms), y: bottom + 15},
        {
          anchor: 'middle',
          color: PALETTE.muted,
        },
      );
    });
    arrow(c, {x: 322, y: TOP + SIZES.length * ROW - 12}, {x: 322, y: TOP});
    c.text(
      'more work for the computer',
      {x: 337, y: TOP + (SIZES.length * ROW) / 2 - 6},
      {
        turned: true,
        anchor: 'middle',
        color: PALETTE.muted,
      },
    );
    SIZES.forEach((size, index) => {
      const y = TOP + index * ROW;
      const ms = leastLatency({buffer: size, rate: RATE}) * 1000;
      const advised = size === ADVISED_BUFFER.fast || size === ADVISED_BUFFER.atMost;
      const kind = advised ? KINDS.input : KINDS.output;
      c.text(String(size), {x: ZERO - 10, y: y + 10}, {anchor: 'end', bold: advised});
      [0, ms / 2].forEach((from) =>
        c.add('rect', {
          x: x(from),
          y,
          width: (ms / 2) * SCALE,
          height: 20,
          rx: 3,
          fill: kind.fill,
          stroke: kind.stroke,
          'stroke-width': 1.25,
        }),
      );
      const words = `${ms.toFixed(1)} ms${ADVICE[size] ?? ''}`;
      if (ms < 20) c.text(words, {x: x(ms) + 7, y: y + 10}, {bold: advised});
      else c.text(words, {x: x(ms) - 7, y: y + 10}, {anchor: 'end'});
    });
    const y = TOP + SIZES.length * ROW + 8;
    icon(c, 'speaker', ZERO - 42, y - 3, 26);
    for (let ring = 1; ring <= METERS * 4; ring += 1) {
      const at = x((AIR_MS * ring) / (METERS * 4));
      c.add('path', {
        d: `M${at.toFixed(1)} ${y + 2}q5 8 0 16`,
        fill: 'none',
        stroke: KINDS.hardware.stroke,
        'stroke-width': 1.75,
        'stroke-linecap': 'round',
      });
    }
    c.text(
      `${Math.round(AIR_MS)} ms, ${METERS} m of air`,
      {x: x(AIR_MS) + 12, y: y + 10},
      {over: true, bold: true},
    );
  },
});
