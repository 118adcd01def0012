import {expect, it} from 'vitest';
import type {PlacedHit} from '../../../../src/play/core';
import {demonstration as sequencer} from '../../../../src/play/demonstrations/sequencer';
import {startWithoutPage} from '../../../support/withoutPage';

/** Which chords a row of hits plays; nothing is a rim that presses next. */
const chords = (demo: ReturnType<typeof startWithoutPage>, hits: readonly PlacedHit[]): string =>
  hits
    .map((hit) => {
      const {outcome} = demo.play.hit(hit);
      return outcome.starts.map(({module}) => module).join() || '-';
    })
    .join(' ');

// The picture beside it, in the words of its page.
it.each([
  ['cycle', '1 2 3 4 1 2 3 4'],
  ['reverse', '4 3 2 1 4 3 2 1'],
  ['random', '3 4 1 3 1 3 3 2'],
  ['manual', '1 1 1 - 2 2 2 2'],
])('plays its pattern as the picture has it: %s', (mode, steps) => {
  const demo = startWithoutPage(sequencer);
  demo.turn('Mode', mode);
  const play = () => chords(demo, demo.play.pattern?.()() ?? []);
  expect([play(), play()]).toEqual([steps, steps]); // the second time too
});

it('moves on from the rim in manual, and ends what rings with Retrig', () => {
  const demo = startWithoutPage(sequencer);
  demo.turn('Mode', 'manual');
  expect(demo.says('center')).toBe('Center, medium: chord 1');
  expect(demo.says('rim', 0.9)).toBe('Rim, hard: step 2');
  expect(demo.says('center')).toBe('Center, medium: chord 2; chord 1 ends');
  demo.turn('Retrig', false);
  demo.hit('rim');
  expect(demo.says('center')).toBe('Center, medium: chord 3');
});

it.each([
  ['cycle', [0]],
  ['reverse', [3]],
  ['random', []],
  ['manual', [0]],
])('marks the step that the first hit will play, where it is known: %s', (mode, steps) => {
  const demo = startWithoutPage(sequencer);
  const [, ...buttons] = demo.made; // the first is their row
  const marked = () =>
    buttons.flatMap(({attributes}, step) => (attributes.has('aria-current') ? [step] : []));
  demo.turn('Mode', mode);
  expect(marked()).toEqual(steps);
  demo.hit('center');
  expect(marked()).toHaveLength(1);
  if (steps.length > 0) expect(marked()).toEqual(steps);
});

it('goes to a step that is pressed', () => {
  const demo = startWithoutPage(sequencer);
  demo.turn('Mode', 'manual');
  demo.turn('Step 4: chord 4', undefined);
  expect(demo.says('center')).toBe('Center, medium: chord 4');
});

it('stays where a step or mode was chosen, though hits from before that are taken back', () => {
  const demo = startWithoutPage(sequencer);
  demo.turn('Mode', 'manual');
  let undo = demo.play.keep?.();
  for (const label of ['Step 2: chord 2', 'Step 4: chord 4']) demo.turn(label, undefined);
  demo.hit('rim', 0.9); // ahead too
  undo?.();
  expect(demo.says('center')).toBe('Center, medium: chord 4');
  undo = demo.play.keep?.();
  demo.turn('Mode', 'reverse');
  undo?.();
  expect(demo.says('center')).toBe('Center, medium: chord 4');
  undo = demo.play.keep?.();
  demo.hit('center');
  undo?.(); // nothing was chosen since
  expect(demo.says('center')).toBe('Center, medium: chord 3; chord 4 ends');
});

it('plays the roll as soon as ten steps are chosen, and counts on as it goes around', () => {
  const demo = startWithoutPage(sequencer);
  const hitsNow = demo.play.pattern?.();
  expect(hitsNow?.()).toHaveLength(8);
  demo.turn('Steps', 'ten');
  demo.hit('center');
  expect(hitsNow?.()).toHaveLength(40);
  expect(hitsNow?.()).toBe(hitsNow?.()); // or the pattern would begin again at each hit
  expect(demo.says('center')).toContain(' of 2 hits');
});

it('keeps its steps where it begins anew, or the one with the focus would lose it', () => {
  const demo = startWithoutPage(sequencer);
  const before = demo.made.length;
  demo.play.reset(); // as when the tab is left
  demo.turn('Mode', 'manual');
  expect(demo.made).toHaveLength(before);
  demo.turn('Steps', 'ten');
  expect(demo.made).toHaveLength(before + 10);
});

it('counts hits that play, and tells what the rim does in manual', () => {
  const demo = startWithoutPage(sequencer);
  demo.turn('Steps', 'ten');
  demo.turn('Mode', 'manual');
  expect(demo.says('rim', 0.9)).toBe('Rim, hard: step 2');
  expect(demo.says('center')).toBe('Chord 1: 1 of 1 hits, 100%');
});

it('comes near 90% at random on nine of ten steps', () => {
  const demo = startWithoutPage(sequencer);
  demo.turn('Mode', 'random');
  demo.turn('Steps', 'ten');
  expect(demo.play.pattern?.()()).toHaveLength(40);
  for (let hits = 1; hits < 2000; hits += 1) demo.hit('center');
  const percent = Number(/^Chord 1: \d+ of 2000 hits, (\d+)%$/.exec(demo.says('center'))?.[1]);
  expect(Math.abs(percent - 90)).toBeLessThan(5);
});
