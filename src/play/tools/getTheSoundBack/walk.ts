import type {Fault, FaultPage, Group} from './readFaults';

export type Place =
  /** Which kind of trouble it is, then which symptom: as the page's cards have them. */
  | {readonly kind: 'groups'}
  | {readonly kind: 'symptoms'; readonly group: Group}
  /** Whether what the page says of a fault helps, then whether its check passes. */
  | {readonly kind: 'fault' | 'check'; readonly fault: Fault}
  | {readonly kind: 'end'; readonly fault?: Fault | undefined; readonly isSolved: boolean};

export interface Answered {
  readonly place: Place;
  readonly answer: string;
}

/** What is chosen where nothing fits. */
export const NONE = '0';

/** The sign of a choice or a link, by its place from 0; undefined past the 20th, which no page has. */
export const signOf = (index: number): string | undefined => '123456789abcdefghijk'[index];

/** Answers are `y` and `n`, the sign of what was chosen or followed, or `NONE`. */
export const isAnswers = (text: string): boolean => /^[0-9a-kyn]*$/.test(text);

/** The faults that can be chosen: all that no step leads to. */
export function choicesOf(page: FaultPage, group: Group): readonly Fault[] {
  const led = new Set(page.groups.flatMap(({faults}) => faults.flatMap(({leads}) => leads)));
  return group.faults.filter(({id}) => !led.has(id));
}

const chosen = <T>(list: readonly T[], answer: string): T | undefined =>
  list.find((_one, index) => signOf(index) === answer);

/** @returns undefined for an answer that the place has no choice for */
function next(page: FaultPage, place: Place, answer: string): Place | undefined {
  const none: Place | undefined = answer === NONE ? {kind: 'end', isSolved: false} : undefined;
  switch (place.kind) {
    case 'groups': {
      const group = chosen(page.groups, answer);
      return group ? {kind: 'symptoms', group} : none;
    }
    case 'symptoms': {
      const fault = chosen(choicesOf(page, place.group), answer);
      return fault ? {kind: 'fault', fault} : none;
    }
    case 'fault':
    case 'check': {
      const {fault, kind} = place;
      const id = chosen(fault.links, answer);
      const other = page.groups.flatMap(({faults}) => faults).find((one) => one.id === id);
      if (other) return {kind: 'fault', fault: other};
      const hasCheck = kind === 'fault' && fault.check.length > 0;
      if (answer === 'y')
        return hasCheck ? {kind: 'check', fault} : {kind: 'end', fault, isSolved: true};
      return answer === 'n' ? {kind: 'end', fault, isSolved: false} : undefined;
    }
    case 'end':
      return undefined;
  }
}

/**
 * Follows answers from the first question; one that fits nothing changes nothing.
 *
 * @returns the place they lead to, and each question on the way with its answer
 */
export function walk(page: FaultPage, answers: string): {place: Place; answered: Answered[]} {
  let place: Place = {kind: 'groups'};
  const answered: Answered[] = [];
  for (const answer of answers) {
    const to = next(page, place, answer);
    if (!to) continue;
    answered.push({place, answer});
    place = to;
  }
  return {place, answered};
}
