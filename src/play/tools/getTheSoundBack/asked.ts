import {h} from '../../dom';
import {FIX, type FaultPage} from './readFaults';
import type {Place} from './walk';

/** A question as readers see it. */
export interface Asked {
  /** Where they are; takes the focus. */
  readonly where: string;
  readonly content: readonly Node[];
  readonly question?: string;
  /** Words of the two buttons; undefined at the end. */
  readonly buttons?: readonly [yes: string, no: string];
}

const YES_NO = ['Yes', 'No'] as const;
const WORKS = {question: 'Does it work now?', buttons: ['Yes, it works', 'No, go on']} as const;

/** Copies of the page's elements, without ids, which a page may have once. */
export function copyOf(elements: readonly Element[]): Element[] {
  return elements.map((element) => {
    const copy = element.cloneNode(true) as Element;
    for (const one of [copy, ...copy.querySelectorAll('[id]')]) one.removeAttribute('id');
    const first = copy.firstElementChild;
    if (first?.tagName === 'STRONG' && first.textContent === FIX) first.remove();
    return copy.tagName === 'LI' ? h('div', {class: 'sp-sound-step'}, ...copy.childNodes) : copy;
  });
}

const large = (words: string): Node => h('p', {class: 'sp-sound-title'}, words);

/** What is shown at a place. */
export function askedAt(page: FaultPage, place: Place): Asked {
  switch (place.kind) {
    case 'group':
      return {
        where: 'What kind of trouble is it?',
        content: [large(place.group.title)],
        question: 'Does that fit?',
        buttons: YES_NO,
      };
    case 'fault':
      return {
        where: `${place.group.title}: symptom ${String(place.number)} of ${String(place.of)}`,
        content: [large(place.fault.title)],
        question: 'Is that what happens?',
        buttons: YES_NO,
      };
    case 'step': {
      const {fault, step, number} = place;
      const cause = number === 1 ? copyOf(fault.cause) : [];
      return {
        where: `${fault.title}: step ${String(number)} of ${String(fault.steps.length)}`,
        content: [...cause, ...copyOf(step.content)],
        ...(step.otherwise === undefined ? WORKS : {buttons: YES_NO}),
      };
    }
    case 'check':
      return {
        where: `${place.fault.title}: make sure`,
        content: copyOf(place.step.content),
        ...WORKS,
      };
    case 'end':
      return place.isSolved
        ? {where: 'Solved', content: [large(place.fault?.title ?? '')]}
        : {where: 'Not solved yet', content: copyOf(page.stillStuck)};
  }
}
