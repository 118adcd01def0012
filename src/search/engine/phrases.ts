import type {Concept} from './concepts';
import type {PageEntry} from './documents';
import {indexTerms} from './terms';

/** How much a page gains whose title, phrase or heading is the query, or holds it whole. */
const SAME = {title: 2, phrase: 1.6, heading: 1.3};
const HOLDS = {title: 1.3, phrase: 1.2, heading: 1.2};

interface PagePhrases {
  title: string[][];
  phrase: string[][];
  heading: string[][];
}

const known = new WeakMap<PageEntry, PagePhrases>();

/**
 * @param page a page that matches
 * @param concepts the query's words; the last may be half typed
 * @returns by how much its score is raised, 1 or more
 */
export function phraseFactor(page: PageEntry, concepts: readonly Concept[]): number {
  const phrases = phrasesIn(page);
  let factor = 1;
  for (const kind of ['title', 'phrase', 'heading'] as const) {
    for (const phrase of phrases[kind]) {
      if (!holds(phrase, concepts)) continue;
      factor = Math.max(factor, phrase.length === concepts.length ? SAME[kind] : HOLDS[kind]);
    }
  }
  return factor;
}

function phrasesIn(page: PageEntry): PagePhrases {
  let phrases = known.get(page);
  if (!phrases) {
    phrases = {
      title: [indexTerms(page.title)],
      phrase: page.sections.flatMap(({phrases: own}) => own.map(({text}) => indexTerms(text))),
      heading: page.sections.map(({heading}) => indexTerms(heading)),
    };
    known.set(page, phrases);
  }
  return phrases;
}

/** Whether a heading is the query. */
export function isSame(heading: string, concepts: readonly Concept[]): boolean {
  const words = indexTerms(heading);
  return words.length === concepts.length && holds(words, concepts);
}

/** Whether the query's words stand together in the phrase, in the same order. */
function holds(phrase: readonly string[], concepts: readonly Concept[]): boolean {
  for (let start = 0; start + concepts.length <= phrase.length; start += 1) {
    const here = concepts.every(({term, open}, offset) => {
      const word = phrase[start + offset] ?? '';
      return open ? word.startsWith(term) : word === term;
    });
    if (here) return true;
  }
  return false;
}
