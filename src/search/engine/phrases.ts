import type {Concept} from './concepts';
import type {PageEntry} from './documents';

/** How much a page gains whose title is the query; of whose phrases another is it, or one holds it whole. */
const SAME_TITLE = 2.2;
const SAME = 1.8;
const HOLDS = 1.3;

/**
 * @param page a page that matches
 * @param concepts the query's words; the last may be half typed
 * @returns by how much its score is raised, 1 or more
 */
export function phraseFactor({phrases}: PageEntry, concepts: readonly Concept[]): number {
  const [title = []] = phrases;
  if (isSame(title, concepts)) return SAME_TITLE;
  if (phrases.some((phrase) => isSame(phrase, concepts))) return SAME;
  return phrases.some((phrase) => holds(phrase, concepts)) ? HOLDS : 1;
}

/** Whether a phrase, as index forms, is the query. */
export function isSame(phrase: readonly string[], concepts: readonly Concept[]): boolean {
  return phrase.length === concepts.length && holds(phrase, concepts);
}

/** Whether the query's words stand together in the phrase, in the same order. */
function holds(phrase: readonly string[], concepts: readonly Concept[]): boolean {
  return phrase.some((_word, start) =>
    concepts.every(({term, open}, offset) => {
      const word = phrase[start + offset];
      return open ? word?.startsWith(term) : word === term;
    }),
  );
}
