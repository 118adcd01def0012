import {expect, it} from 'vitest';
import {
  advanceMetro,
  METRO_DEFAULTS,
  startMetro,
  type MetroSettings,
} from '../../../../src/play/core';
import {inAudit} from '../../../support/audit';
import {render} from '../../../support/sounds';

const PADS = ['highClick', 'lowClick', 'shaker'];
/** How far a step may lie from the grid, in seconds. */
const OFF_GRID = 0.001;

/** When sounds begin, in seconds: where silence ends. */
function onsets(samples: Float32Array, rate: number): number[] {
  const found: number[] = [];
  let silent = rate;
  samples.forEach((sample, index) => {
    if (Math.abs(sample) < 1e-7) {
      silent += 1;
      return;
    }
    if (silent > 0.002 * rate) found.push(index / rate);
    silent = 0;
  });
  return found;
}

it.each([
  [20, 120, '1/8T'],
  [inAudit ? 60 : 10, 97.3, '1/16'], // a tempo that no sample falls on, for long
  [20, 30, '1/4.'],
] as const)('in %d seconds at %d BPM, Metro’s %s keep to their grid', async (...row) => {
  const [seconds, tempo, subdivision] = row;
  const settings: MetroSettings = {...METRO_DEFAULTS, tempo, subdivision, pads: PADS.length};
  const from = 0.05;
  let state = startMetro(from);
  const events = [];
  // In pieces, as the page's clock asks for them.
  for (let until = 0; until < seconds; until += 0.025) {
    const next = advanceMetro(settings, state, until);
    state = next.state;
    events.push(...next.events);
  }
  const notes = events.flatMap(({time, pads, strength}) =>
    pads.map((pad) => ({instrument: PADS[pad] ?? '', time, gain: strength})),
  );
  const {left, rate} = await render(notes, seconds + 0.5, 0.25);
  const heard = onsets(left, rate);
  // The grid by arithmetic: twelfths of a beat on which a beat or a tick falls.
  const tick = {'1/8T': 4, '1/16': 3, '1/4.': 18}[subdivision];
  const twelfth = 60 / tempo / 12;
  const grid = Array.from({length: Math.ceil(seconds / twelfth)}, (_, index) => index)
    .filter((index) => index % 12 === 0 || index % tick === 0)
    .map((index) => from + index * twelfth);
  const checked = grid.filter((time) => time < seconds - 0.1);
  const off = checked.map((time, index) => Math.abs((heard[index] ?? 0) - time));
  expect(checked.length).toBeGreaterThan(10);
  expect(Math.max(...off)).toBeLessThan(OFF_GRID);
});
