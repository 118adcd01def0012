import {describe, expect, it} from 'vitest';
import {
  enterStep,
  type Hit,
  numberBox,
  playSequencer,
  SEQUENCER_DEFAULTS,
  type SequencerSettings,
  type SequencerState,
  shareOfHits,
  startSequencer,
} from '../../../../src/play/core';
import {hit, startedNames} from './support';

const settings = (mode: SequencerSettings['mode'], rest: Partial<SequencerSettings> = {}) => ({
  ...SEQUENCER_DEFAULTS,
  mode,
  ...rest,
});

/** The steps that hits on the head play, as their numbers. */
function playSteps(
  sequencer: SequencerSettings,
  count: number,
  start = startSequencer(),
): [steps: string, state: SequencerState] {
  let [state, steps] = [start, ''];
  for (let time = 0; time < count; time += 1) {
    ({state} = playSequencer(sequencer, state, hit('center', 0.5, time)));
    steps += numberBox(state);
  }
  return [steps, state];
}

it('a sequencer changes direction from the step it is on', () => {
  const [, state] = playSteps(settings('cycle'), 3);
  expect(playSteps(settings('reverse'), 4, state)[0]).toBe('2143');
  const [, back] = playSteps(settings('reverse'), 4, state);
  expect(playSteps(settings('cycle'), 3, back)[0]).toBe('412');
  expect(playSteps(settings('manual'), 2, state)[0]).toBe('33');
});

it('random reaches each step, may repeat one, and repeats itself from the same seed', () => {
  const [drawn, state] = playSteps(settings('random'), 200);
  expect(new Set(drawn)).toEqual(new Set('1234'));
  expect(/(.)\1/.test(drawn)).toBe(true);
  expect(playSteps(settings('random'), 200)[0]).toBe(drawn);
  expect(playSteps(settings('random'), 200, startSequencer(2))[0]).not.toBe(drawn);
  expect(state.seed).not.toBe(1);
});

describe('next and the number box', () => {
  const manual = settings('manual');

  it('move a manual sequence, around the end too', () => {
    let state = startSequencer();
    const boxes = [1, 2, 3, 4].map((time) => {
      ({state} = playSequencer(manual, state, hit('rim', 0.1, time)));
      return numberBox(state);
    });
    expect(boxes).toEqual([2, 3, 4, 1]);
  });

  it('choose the step that the next hit plays', () => {
    const cycle = settings('cycle');
    const [, state] = playSteps(cycle, 1);
    const {state: pressed} = playSequencer(cycle, state, hit('rim', 1));
    expect(playSteps(cycle, 3, pressed)[0]).toBe('234');
    expect(playSteps(cycle, 3, enterStep(state, 4))[0]).toBe('412');
  });

  it('come before the step when one zone does both', () => {
    const both = settings('manual', {zones: ['rim']});
    const {outcome} = playSequencer(both, startSequencer(), hit('rim', 1));
    expect(startedNames(outcome)).toEqual(['chord 2']);
  });
});

describe('without modules', () => {
  it('nothing plays', () => {
    const play = (rest: Partial<SequencerSettings>, each: Hit = hit('center', 1)) =>
      playSequencer(settings('cycle', rest), startSequencer(), each).outcome;
    expect(play({modules: []}).starts).toEqual([]);
    expect(play({}, hit('shell', 1)).says).toBe('Shell, hard: nothing');
    expect(shareOfHits(startSequencer(), '1')).toBe(0);
  });

  it('a step that is gone is left for one that is there', () => {
    const [, state] = playSteps(settings('cycle'), 4);
    const short = settings('cycle', {steps: [['1'], ['2']]});
    expect(Number(playSteps(short, 1, state)[0])).toBeLessThanOrEqual(2);
    expect(Number(playSteps({...short, mode: 'manual'}, 1, state)[0])).toBeLessThanOrEqual(2);
  });
});
