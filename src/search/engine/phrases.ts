import {TUNED} from './constants';
import type {PageEntry} from './documents';
import type {QueryWord} from './query';

/** @returns by how much a page's score is raised, as its title or another of its phrases is the query or holds it */
export function phraseFactor({phrases}: PageEntry, words: readonly QueryWord[]): number {
  const [title = []] = phrases;
  if (isSame(title, words)) return TUNED.sameTitle;
  if (phrases.some((phrase) => isSame(phrase, words))) return TUNED.samePhrase;
  return phrases.some((phrase) => holds(phrase, words)) ? TUNED.holdsPhrase : 1;
}

/** Whether a phrase, as index forms, is the query. */
export function isSame(phrase: readonly string[], words: readonly QueryWord[]): boolean {
  return phrase.length === words.length && holds(phrase, words);
}

/** Whether the query's words stand together in the phrase, in the same order; the last may be half typed. */
function holds(phrase: readonly string[], words: readonly QueryWord[]): boolean {
  return phrase.some((_term, start) =>
    words.every(({term, open}, at) => {
      const said = phrase[start + at];
      return open ? said?.startsWith(term) : said === term;
    }),
  );
}
