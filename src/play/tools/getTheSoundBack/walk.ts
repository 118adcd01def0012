import type {Fault, FaultPage, Group, Step} from './readFaults';

/** Where a reader is, and what is asked there. */
export type Place =
  | {readonly kind: 'group'; readonly group: Group}
  /** Whether this is what happens; `number` of `of` in its group. */
  | {
      readonly kind: 'fault';
      readonly group: Group;
      readonly fault: Fault;
      readonly number: number;
      readonly of: number;
    }
  /** Whether this helps, or the step's own question. */
  | {readonly kind: 'step'; readonly fault: Fault; readonly step: Step; readonly number: number}
  /** Whether the fault's check passes, after the step of that number. */
  | {readonly kind: 'check'; readonly fault: Fault; readonly step: Step; readonly number: number}
  | {readonly kind: 'end'; readonly fault?: Fault | undefined; readonly isSolved: boolean};

/** A question that was answered. */
export interface Answered {
  readonly place: Place;
  readonly answer: string;
}

/** Answers are `y`, `n`, or the number of a link to another fault, from 1. */
export const isAnswers = (text: string): boolean => /^[yn1-9]*$/.test(text);

const faultsOf = (page: FaultPage): Fault[] => page.groups.flatMap(({faults}) => faults);

/** The faults that are asked about: all that no step leads to. */
function askedFaults(page: FaultPage, group: Group): Fault[] {
  const led = new Set(faultsOf(page).flatMap(({steps}) => steps.map(({otherwise}) => otherwise)));
  return group.faults.filter(({id}) => !led.has(id));
}

function groupPlace(page: FaultPage, index: number): Place {
  const group = page.groups[index];
  return group ? {kind: 'group', group} : {kind: 'end', isSolved: false};
}

/** The question about a group's fault of a number, or what comes after the last. */
function faultPlace(page: FaultPage, group: Group, number: number): Place {
  const asked = askedFaults(page, group);
  const fault = asked[number - 1];
  if (fault) return {kind: 'fault', group, fault, number, of: asked.length};
  return groupPlace(page, page.groups.indexOf(group) + 1);
}

function stepPlace(fault: Fault, number: number): Place {
  const step = fault.steps[number - 1];
  return step ? {kind: 'step', fault, step, number} : {kind: 'end', fault, isSolved: false};
}

function checkPlace(fault: Fault, number: number): Place {
  if (fault.check.content.length === 0) return {kind: 'end', fault, isSolved: true};
  return {kind: 'check', fault, step: fault.check, number};
}

/** The first step of another fault. */
function otherFault(page: FaultPage, id: string | undefined, from: Fault): Place {
  const fault = faultsOf(page).find((one) => one.id === id);
  return fault ? stepPlace(fault, 1) : {kind: 'end', fault: from, isSolved: false};
}

function afterStep(page: FaultPage, place: Place & {kind: 'step'}, isYes: boolean): Place {
  const {fault, step, number} = place;
  if (step.otherwise === undefined) {
    return isYes ? checkPlace(fault, number) : stepPlace(fault, number + 1);
  }
  if (!isYes) return otherFault(page, step.otherwise, fault);
  return number < fault.steps.length ? stepPlace(fault, number + 1) : checkPlace(fault, number);
}

function next(page: FaultPage, place: Place, answer: string): Place {
  const isYes = answer === 'y';
  if (place.kind === 'end') return place;
  if (/\d/.test(answer)) {
    if (place.kind === 'group' || place.kind === 'fault') return place;
    const id = place.step.links[Number(answer) - 1];
    return id === undefined ? place : otherFault(page, id, place.fault);
  }
  switch (place.kind) {
    case 'group':
      if (isYes) return faultPlace(page, place.group, 1);
      return groupPlace(page, page.groups.indexOf(place.group) + 1);
    case 'fault':
      if (isYes) return stepPlace(place.fault, 1);
      return faultPlace(page, place.group, place.number + 1);
    case 'step':
      return afterStep(page, place, isYes);
    case 'check':
      if (isYes) return {kind: 'end', fault: place.fault, isSolved: true};
      return stepPlace(place.fault, place.number + 1);
  }
}

/**
 * Follows answers from the first question.
 *
 * @param answers as `isAnswers` allows; those after the end change nothing
 * @returns the place they lead to, and each question on the way with its answer
 */
export function walk(page: FaultPage, answers: string): {place: Place; answered: Answered[]} {
  let place = groupPlace(page, 0);
  const answered: Answered[] = [];
  for (const answer of answers) {
    if (place.kind === 'end') break;
    answered.push({place, answer});
    place = next(page, place, answer);
  }
  return {place, answered};
}
