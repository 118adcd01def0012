import {TUNED} from './constants';
import type {PageEntry} from './documents';
import type {WordHits} from './lexicon';

/** @returns by how much a page's score is raised, by how like the query the likest of its phrases is */
export function phraseFactor({phrases}: PageEntry, hits: readonly WordHits[]): number {
  const [title = 0, ...others] = phrases.map((phrase) => likeness(phrase, hits));
  return 1 + Math.max(TUNED.likeTitle * title, TUNED.likePhrase * Math.max(...others));
}

/** Whether a phrase, as index forms, is the query. */
export function isSame(phrase: readonly string[], hits: readonly WordHits[]): boolean {
  return likeness(phrase, hits) === 1;
}

/**
 * The cosine of two sets of words, as in the vector space model: a phrase with more words than the query is less
 * like it, and one that has fewer of the query's.
 */
function likeness(phrase: readonly string[], hits: readonly WordHits[]): number {
  const shared = hits.filter(({typed}) => phrase.some((term) => typed.has(term))).length;
  return shared === 0 ? 0 : shared / Math.sqrt(phrase.length * hits.length);
}
