import {draw} from '../core';

/** How long the room takes until it is full, in seconds: a tail that begins at once is a hiss. */
const BUILD_UP = 0.012;

/** Where the tail's highs end, in Hz: at its begin, and when it has died away. Walls take highs first. */
const BRIGHT = {from: 9000, to: 1600} as const;

/**
 * Makes what a room answers to a click: noise that gets darker as it dies away. Form and numbers are ours.
 *
 * @param rate samples per second
 * @param seconds until it has died away by 60 dB, which is also its length, after `preDelay`
 * @returns left and right, which have nothing in common and half of the click's power each
 */
export function impulse(rate: number, seconds: number, preDelay = 0): Float32Array<ArrayBuffer>[] {
  const begin = Math.round(preDelay * rate);
  const length = begin + Math.round(seconds * rate);
  return [1, 2].map((side) => {
    const samples = new Float32Array(length);
    let seed = side * 7919;
    let dark = 0;
    let power = 0;
    for (let index = begin; index < length; index += 1) {
      const time = (index - begin) / rate;
      const next = draw(seed);
      seed = next.seed;
      const bright = BRIGHT.from * (BRIGHT.to / BRIGHT.from) ** (time / seconds);
      dark += (1 - Math.exp((-2 * Math.PI * bright) / rate)) * (2 * next.value - 1 - dark);
      const sample = dark * 10 ** ((-3 * time) / seconds) * Math.min(time / BUILD_UP, 1);
      samples[index] = sample;
      power += sample * sample;
    }
    const level = Math.sqrt(0.5 / power);
    return samples.map((sample) => sample * level);
  });
}
