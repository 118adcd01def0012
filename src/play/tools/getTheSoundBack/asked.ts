import {h} from '../../dom';
import type {FaultPage} from './readFaults';
import {choicesOf, NONE, signOf, type Place} from './walk';

/** A question as readers see it. */
export interface Asked {
  /** Where they are; takes the focus. */
  readonly where: string;
  readonly content: readonly Node[];
  readonly question?: string;
  /** What can be answered, and what is written down for it; none at the end. */
  readonly choices: readonly (readonly [label: string, answer: string])[];
}

const WORKS = {
  question: 'Does it work now?',
  choices: [
    ['Yes, it works', 'y'],
    ['No', 'n'],
  ],
} as const;

/** Copies of the page's elements, without ids, which a page may have once. */
function copyOf(elements: readonly Element[]): Element[] {
  return elements.map((element) => {
    const copy = element.cloneNode(true) as Element;
    for (const one of [copy, ...copy.querySelectorAll('[id]')]) one.removeAttribute('id');
    return copy;
  });
}

const cards = (titles: readonly {title: string}[]): Asked['choices'] => [
  ...titles.map(({title}, index) => [title, signOf(index) ?? NONE] as const),
  ['Something else', NONE],
];

/** What is shown at a place. */
export function askedAt(page: FaultPage, place: Place): Asked {
  switch (place.kind) {
    case 'groups':
      return {where: 'What kind of trouble is it?', content: [], choices: cards(page.groups)};
    case 'symptoms': {
      const {group} = place;
      const where = `${group.title}: what happens?`;
      return {where, content: [], choices: cards(choicesOf(page, group))};
    }
    case 'fault':
      return {where: place.fault.title, content: copyOf(place.fault.cure), ...WORKS};
    case 'check':
      return {
        where: `${place.fault.title}: make sure`,
        content: copyOf(place.fault.check),
        ...WORKS,
      };
    case 'end':
      return place.isSolved
        ? {where: 'Solved', content: [h('p', {}, place.fault?.title ?? '')], choices: []}
        : {where: 'Not solved yet', content: copyOf(page.stillStuck), choices: []};
  }
}
