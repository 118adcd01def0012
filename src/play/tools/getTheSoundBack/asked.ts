import {copyWords} from '../../../lib/copyWords';
import {button, h} from '../../dom';
import type {FaultPage} from './readFaults';
import {choicesOf, NONE, signOf, type Place} from './walk';

export interface Asked {
  /** Where they are; takes the focus. */
  readonly where: string;
  readonly content: readonly Node[];
  readonly question?: string;
  /** What can be answered, and what is written down for it; none at the end. */
  readonly choices: readonly (readonly [label: string, answer: string])[];
}

const YES_OR_NO = [
  ['Yes, it works', 'y'],
  ['No', 'n'],
] as const;
const WORKS = {question: 'Does it work now?', choices: YES_OR_NO};

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
  const none = {content: [], choices: []};
  switch (place.kind) {
    case 'groups':
      return {...none, where: 'What kind of trouble is it?', choices: cards(page.groups)};
    case 'symptoms': {
      const choices = cards(choicesOf(page, place.group));
      return {...none, where: `${place.group.title}: what happens?`, choices};
    }
    case 'fault':
      return {where: place.fault.title, content: copyOf(place.fault.cure), ...WORKS};
    case 'check': {
      const {title, check} = place.fault;
      return {where: `${title}: make sure`, content: copyOf(check), ...WORKS};
    }
    case 'end':
      return place.isSolved
        ? {...none, where: 'Solved', content: [h('p', {}, place.fault?.title ?? '')]}
        : {...none, where: 'Not solved yet', content: copyOf(page.stillStuck)};
  }
}

/** A field with the summary, to read and to copy. */
export function summaryBox(summary: string): HTMLElement {
  const field = h(
    'textarea',
    {class: 'sp-field', readonly: true, rows: 6, 'aria-label': 'Summary for a report'},
    summary,
  );
  async function copy(): Promise<void> {
    const otherwise = 'Not copied: it’s selected, copy it with the keyboard';
    if (await copyWords(summary, 'Summary copied', otherwise)) return;
    field.focus();
    field.select();
  }
  return h(
    'div',
    {class: 'sp-sound-summary'},
    h('p', {}, 'For a report: what you answered and tried.'),
    field,
    button('Copy the summary', () => void copy()),
  );
}
