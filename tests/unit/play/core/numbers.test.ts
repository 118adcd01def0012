import {expect, it} from 'vitest';
import {bandOf, clamp, draw} from '../../../../src/play/core';

it('are kept within their range', () => {
  expect([-1, 0, 0.4, 1, 2, NaN].map((value) => clamp(value))).toEqual([0, 0, 0.4, 1, 1, 0]);
  expect([20, 40, 5000].map((value) => clamp(value, 30, 3000))).toEqual([30, 40, 3000]);
});

it('fall into equal bands, a border into the upper one and 1 into the last', () => {
  expect([0, 0.24, 0.25, 0.5, 0.99, 1].map((value) => bandOf(value, 4))).toEqual([
    0, 0, 1, 2, 3, 3,
  ]);
});

it.each([7, 100])('open each of %i bands exactly at its border', (count) => {
  const bands = Array.from({length: count}, (_unused, band) => bandOf(band / count, count));
  expect(bands).toEqual(Array.from({length: count}, (_unused, band) => band));
});

it('are drawn evenly, and the same again from the same seed', () => {
  const values: number[] = [];
  let seed = 1;
  for (let count = 0; count < 10_000; count += 1) {
    const drawn = draw(seed);
    values.push(drawn.value);
    seed = drawn.seed;
  }
  const tenths = Array.from({length: 10}, (_unused, tenth) =>
    values.filter((value) => Math.floor(value * 10) === tenth),
  );
  for (const tenth of tenths) expect(Math.abs(tenth.length - 1000)).toBeLessThan(120);
  expect(draw(42)).toEqual(draw(42));
});
