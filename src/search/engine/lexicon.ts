import type MiniSearch from 'minisearch';
import type {SearchOptions} from 'minisearch';
import {TUNED} from './constants';
import type {QueryWord} from './query';
import {indexTerm} from './terms';

/** The documents that hold what was looked for: the score of each by its number, and the index forms found. */
export interface Hits {
  scores: ReadonlyMap<number, number>;
  terms: readonly string[];
}

/** Hits of a word of the query; `typed` are the terms found by the word itself, without those of synonyms. */
export interface WordHits extends Hits {
  typed: ReadonlySet<string>;
}

const NO_HITS: Hits = {scores: new Map(), terms: []};

/**
 * @param index the words of all documents
 * @returns looks up a word of a query: itself, else what it may be the beginning or a misspelling of, and its
 *   synonyms
 */
export function createLexicon(index: MiniSearch): (word: QueryWord) => WordHits {
  const exact = lookUp(index, () => ({}));
  const prefix = lookUp(index, (term) =>
    term.length < TUNED.prefixInTextFrom
      ? {prefix: true, fields: ['title', 'heading', 'phrase']}
      : {prefix: true},
  );
  const fuzzy = lookUp(index, (term) => ({fuzzy: typosIn(term)}));

  const own = ({word, term, open, synonyms}: QueryWord): Hits => {
    const known = exact(term);
    if (isFound(known)) return open ? best([known, prefix(term)]) : known;
    // A word that has synonyms is neither half typed nor misspelled: "cans" are headphones, and not "cancel".
    if (synonyms.length > 0) return NO_HITS;
    const guesses = [
      ...(open ? [() => prefix(term)] : []),
      // Before other typing errors, so that "trianing" is training.
      () => best(withSwappedLetters(word).map(exact)),
      // A misspelled word's stem may be further from the right one than the word is.
      () => best([fuzzy(term), fuzzy(word)]),
      // A whole word may be short for another: "calib".
      () => prefix(term),
      ...(open ? stemsOf(word).map((stem) => () => exact(stem)) : []),
    ];
    for (const guess of guesses) {
      const hits = guess();
      if (isFound(hits)) return hits;
    }
    return NO_HITS;
  };

  return (word) => {
    const typed = own(word);
    const others = word.synonyms.map((phrase) => {
      const {scores, terms} = all(phrase.map(exact));
      const weighted = [...scores].map(([id, score]) => [id, score * TUNED.synonym] as const);
      // Who types "choke" finds "mute group", and doesn't want each "group" marked.
      const marked = phrase.length > 1 && isFound(typed) ? [] : terms;
      return {scores: new Map(weighted), terms: marked};
    });
    return {...best([typed, ...others]), typed: new Set(typed.terms)};
  };
}

/** @returns looks a term up, and remembers it: each key press asks for the same words again */
function lookUp(
  index: MiniSearch,
  optionsOf: (term: string) => SearchOptions,
): (term: string) => Hits {
  const known = new Map<string, Hits>();
  return (term) => {
    let hits = known.get(term);
    if (!hits) {
      const results = index.search(term, optionsOf(term));
      hits = {
        scores: new Map(results.map(({id, score}) => [id as number, score])),
        terms: [...new Set(results.flatMap(({terms}) => terms))],
      };
      known.set(term, hits);
    }
    return hits;
  };
}

function isFound({scores}: Hits): boolean {
  return scores.size > 0;
}

/** @returns how many typing errors a word may have */
function typosIn({length}: string): number {
  return Number(length >= TUNED.typoFrom) + Number(length >= TUNED.twoTyposFrom);
}

/** @returns index forms of the word with two neighboring letters swapped, the commonest slip */
function withSwappedLetters(word: string): string[] {
  return [...word.slice(1)].flatMap((letter, at) => {
    const swapped = word.slice(0, at) + letter + word.charAt(at) + word.slice(at + 2);
    return indexTerm(swapped) ?? [];
  });
}

/** @returns what is left of a word without a half-typed ending, longest first */
function stemsOf(word: string): string[] {
  return Array.from({length: TUNED.endingMax}, (_none, at) => word.slice(0, -1 - at)).filter(
    (stem) => stem.length >= TUNED.endingMax,
  );
}

/** @returns documents that have one of these hits, each with its best score */
function best(hits: readonly Hits[]): Hits {
  const scores = new Map<number, number>();
  for (const one of hits) {
    for (const [id, score] of one.scores) scores.set(id, Math.max(score, scores.get(id) ?? 0));
  }
  return {scores, terms: hits.flatMap(({terms}) => terms)};
}

/** @returns documents that have all of these hits, each with the mean of its scores */
function all(hits: readonly Hits[]): Hits {
  const scores = new Map<number, number>();
  for (const id of hits[0]?.scores.keys() ?? []) {
    const each = hits.map((one) => one.scores.get(id) ?? 0);
    const sum = each.reduce((total, score) => total + score, 0);
    if (!each.includes(0)) scores.set(id, sum / each.length);
  }
  return scores.size === 0 ? NO_HITS : {scores, terms: hits.flatMap(({terms}) => terms)};
}
