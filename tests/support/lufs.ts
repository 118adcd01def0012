import {decibels} from './samples';
import type {Rendered} from './sounds';

/** Integrated loudness after ITU-R BS.1770-4: what players and broadcasters level by. */

/** A filter's factors: of the input now, one and two samples ago; of the output one and two ago. */
type Factors = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];

/** Of the standard, at 48 kHz: a head in the way, then ears that hear lows less. */
const HEAD: Factors = [
  1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585,
];
const EARS: Factors = [1, -2, 1, -1.99004745483398, 0.99007225036621];
const RATE = 48_000;

/** Blocks of 400 ms, one each 100 ms. */
const BLOCK = 0.4 * RATE;
const EVERY = 0.1 * RATE;

function filtered(samples: Float32Array, [b0, b1, b2, a1, a2]: Factors): Float32Array {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return samples.map((x) => {
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  });
}

const lufsOf = (power: number): number => -0.691 + decibels(Math.sqrt(power));
const mean = (powers: readonly number[]): number =>
  powers.reduce((sum, power) => sum + power, 0) / Math.max(powers.length, 1);

/**
 * @returns LUFS; blocks of silence, and those 10 dB below the others, don't count
 * @throws Error for another rate than 48 kHz, which the filters are made for
 */
export function lufs({left, right, rate}: Rendered): number {
  if (rate !== RATE) throw new Error(`Loudness is measured at 48 kHz, not ${String(rate)} Hz.`);
  const sides = [left, right].map((side) => filtered(filtered(side, HEAD), EARS));
  const blocks: number[] = [];
  for (let from = 0; from + BLOCK <= left.length; from += EVERY) {
    const powers = sides.map((side) =>
      side.subarray(from, from + BLOCK).reduce((sum, sample) => sum + sample * sample, 0),
    );
    blocks.push(powers.reduce((sum, power) => sum + power / BLOCK, 0));
  }
  const heard = blocks.filter((power) => lufsOf(power) > -70);
  const gate = lufsOf(mean(heard)) - 10;
  return lufsOf(mean(heard.filter((power) => lufsOf(power) > gate)));
}
