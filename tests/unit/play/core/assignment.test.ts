import {describe, expect, it} from 'vitest';
import {
  amountAt,
  ASSIGNMENT_DEFAULTS,
  ASSIGNMENT_START,
  type AssignmentSettings,
  CONTROL_TYPES,
  type ControlType,
  NO_OUTCOME,
  PARAMETERS_AT_REST,
  playAssignment,
} from '../../../../src/play/core';
import {followSounds, hit, randomHits} from './support';

const three: AssignmentSettings = {
  ...ASSIGNMENT_DEFAULTS,
  targets: [
    {parameter: 'pitch', low: 60, high: 72},
    {parameter: 'pan', low: 1, high: 0},
    {parameter: 'reverb', low: 0.2, high: 0.6},
  ],
};

/** The amount after each hit, 1 s apart. */
function amounts(controlType: ControlType, threshold: number, strengths: number[]): number[] {
  let state = ASSIGNMENT_START;
  return strengths.map((strength, time) => {
    ({state} = playAssignment(
      {...three, controlType, threshold},
      state,
      hit('center', strength, time),
    ));
    return amountAt(state, time);
  });
}

describe('one gesture', () => {
  it('moves three things at once, each in its own range, one of them backward', () => {
    const {values, outcome} = playAssignment(three, ASSIGNMENT_START, hit('center', 0.5));
    expect(values).toEqual({pitch: 66, pan: 0.5, reverb: 0.4});
    expect(outcome.starts).toMatchObject([{name: 'bell', gain: 0.5, pitch: 66, pan: 0.5}]);
  });

  it('leaves alone what it wasn’t dropped on', () => {
    const {values} = playAssignment(ASSIGNMENT_DEFAULTS, ASSIGNMENT_START, hit('center', 1));
    expect(values).toEqual(PARAMETERS_AT_REST);
    const targets = three.targets.slice(0, 1);
    expect(playAssignment({...three, targets}, ASSIGNMENT_START, hit('center', 1)).values).toEqual({
      ...PARAMETERS_AT_REST,
      pitch: 72,
    });
  });
});

describe('control types', () => {
  it('are three of the product’s four', () => {
    expect(CONTROL_TYPES).toEqual(['continuous', 'momentary', 'toggle']);
  });

  it.each([
    ['continuous', 0, [0.1, 0.6, 0.3], [0.1, 0.6, 0.3]],
    ['continuous', 0.25, [0.6, 0.1, 0.24, 0.25], [0.6, 0.6, 0.6, 0.25]],
    ['momentary', 0, [0.1, 0.9], [1, 1]],
    ['momentary', 0.25, [0.1, 0.25, 0.1], [0, 1, 0]],
    ['toggle', 0, [0.1, 0.9, 0.1], [1, 0, 1]],
    ['toggle', 0.25, [0.9, 0.1, 0.24, 0.25, 0.5], [1, 1, 1, 0, 1]],
  ] as const)('%s at a threshold of %d: hits of %j give %j', (type, threshold, hits, wanted) => {
    expect(amounts(type, threshold, [...hits])).toEqual(wanted);
  });

  it('momentary is over by itself after half a second', () => {
    const settings = {...three, controlType: 'momentary' as const};
    const {state} = playAssignment(settings, ASSIGNMENT_START, hit('center', 0.2, 1));
    expect([1, 1.49, 1.5, 9].map((time) => amountAt(state, time))).toEqual([1, 1, 0, 0]);
  });

  it('continuous and toggle stay between hits', () => {
    for (const controlType of ['continuous', 'toggle'] as const) {
      const {state} = playAssignment({...three, controlType}, ASSIGNMENT_START, hit('center', 1));
      expect(amountAt(state, 100)).toBe(1);
    }
  });

  it('can be changed while playing', () => {
    const momentary = {...three, controlType: 'momentary' as const};
    const {state} = playAssignment(momentary, ASSIGNMENT_START, hit('center', 1));
    const {state: after} = playAssignment(three, state, hit('center', 0.3, 0.1));
    expect(amountAt(after, 100)).toBe(0.3);
  });

  it.each([
    [0.49, 1],
    [0.5, 0],
  ])('toggle goes from %d to the farther end, %i', (strength, amount) => {
    const {state} = playAssignment(three, ASSIGNMENT_START, hit('center', strength));
    const toggle = {...three, controlType: 'toggle' as const};
    expect(playAssignment(toggle, state, hit('center', 1, 1)).state.amount).toBe(amount);
  });
});

describe('playing', () => {
  it('sounds below the threshold too, with what the last hit left', () => {
    const settings = {...three, threshold: 0.25};
    const {state} = playAssignment(settings, ASSIGNMENT_START, hit('center', 1));
    const {outcome} = playAssignment(settings, state, hit('center', 0.1, 1));
    expect(outcome.starts).toMatchObject([{gain: 0.1, pitch: 72}]);
  });

  it('does nothing where nothing was hit', () => {
    const {state, outcome} = playAssignment(three, ASSIGNMENT_START, hit('center', 0));
    expect([state, outcome]).toEqual([ASSIGNMENT_START, NO_OUTCOME]);
  });

  it.each(CONTROL_TYPES)('%s keeps all values in range and leaves no sound ringing', (type) => {
    let state = ASSIGNMENT_START;
    const faults = followSounds(randomHits(1000), (each) => {
      const result = playAssignment({...three, controlType: type, threshold: 0.25}, state, each);
      const {pitch, pan, reverb} = result.values;
      expect(pitch >= 60 && pitch <= 72 && pan >= 0 && pan <= 1).toBe(true);
      expect(reverb >= 0.2 && reverb <= 0.6).toBe(true);
      state = result.state;
      return result.outcome;
    });
    expect(faults).toEqual([]);
  });
});
