import {describe, expect, it} from 'vitest';
import {
  amountAt,
  ASSIGNMENT_DEFAULTS,
  ASSIGNMENT_START,
  type AssignmentSettings,
  type ControlType,
  playAssignment,
} from '../../../../src/play/core';
import {hit} from './support';

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

describe('control types', () => {
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

  it('momentary is not prolonged by a hit below the threshold', () => {
    const settings = {...three, controlType: 'momentary' as const, threshold: 0.25};
    const {state} = playAssignment(settings, ASSIGNMENT_START, hit('center', 1));
    const {state: after} = playAssignment(settings, state, hit('center', 0.1, 0.3));
    expect([amountAt(after, 0.4), amountAt(after, 0.6)]).toEqual([1, 0]);
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
