import type MiniSearch from 'minisearch';
import type {SearchOptions} from 'minisearch';
import type SearchableMap from 'minisearch/SearchableMap';
import {TUNED} from './constants';
import type {QueryWord} from './query';
import {indexTerm, remembering} from './terms';

/** The documents that hold what was looked for: the score of each by its number, and the index forms found. */
interface Hits {
  scores: ReadonlyMap<number, number>;
  terms: readonly string[];
}

/** Hits of a word of the query; `typed` are the terms found without synonyms. */
export type WordHits = Hits & {typed: ReadonlySet<string>};

/** The least letters of each of two words that are typed as one: "spdsx". */
const HALF_FROM = 2;

/**
 * @param index the stems of all documents' words
 * @param wholeWords the stem of each word that documents have whole; `rest` has only stems
 * @returns looks up a word of a query: itself, else what it may be the beginning or a misspelling of, or two words
 *   without their space; and its synonyms
 */
export function createLexicon(index: MiniSearch, wholeWords: SearchableMap<string>) {
  const all: SearchOptions = {tokenize: (phrase) => phrase.split(' '), combineWith: 'AND'};
  const exact = lookUp(index, all);
  const prefix = lookUp(index, {prefix: true});
  const lastBegun = lookUp(index, {...all, prefix: (_term, at, {length}) => at === length - 1});
  const fuzzy = lookUp(index, {
    fuzzy: ({length}) => Number(length >= TUNED.typoFrom) + Number(length >= TUNED.twoTyposFrom),
  });

  const own = ({word, term, open, synonyms}: QueryWord): Hits => {
    const known = exact(term);
    // A word that has synonyms is neither half typed nor misspelled: "cans" are headphones, and not "cancel".
    if (isFound(known) ? !open : synonyms.length > 0) return known;
    // A stem that no page has may begin what the word doesn't: "trianing" is no triangle.
    const begun = prefix(isFound(known) ? term : word);
    if (isFound(begun)) return begun;
    const swapped = best(withSwappedLetters(word).map(exact));
    if (isFound(swapped)) return swapped;
    // A whole word's beginning may be more than its stem: "tappin" of "tapping".
    const half = best(Array.from(wholeWords.atPrefix(word).values(), exact));
    if (isFound(half)) return half;
    const parted = halvesOf(word)
      .filter(([first]) => isFound(exact(first)))
      .map((halves) => weighted((open ? lastBegun : exact)(halves.join(' ')), 1 / 4));
    // A misspelled word's stem may be further from the right one than the word is.
    const misspelled = best([...parted, fuzzy(term), fuzzy(word)]);
    if (isFound(misspelled)) return misspelled;
    const errors = Number(word.length >= TUNED.typoFrom);
    return best(Array.from(wholeWords.fuzzyGet(word, errors), ([, [stem]]) => exact(stem)));
  };

  return (word: QueryWord): WordHits => {
    const typed = own(word);
    const others = word.synonyms.map((phrase) => {
      // MiniSearch's score of several words is their sum, times their number.
      const hits = weighted(exact(phrase.join(' ')), TUNED.synonym / phrase.length ** 2);
      // Who types "choke" finds "mute group", and doesn't want each "group" marked.
      return phrase.length > 1 && isFound(typed) ? {...hits, terms: []} : hits;
    });
    return {...best([typed, ...word.joined.map(exact), ...others]), typed: new Set(typed.terms)};
  };
}

/** @returns looks a text up, and remembers it: each key press asks for the same words again */
function lookUp(index: MiniSearch, options: SearchOptions): (text: string) => Hits {
  return remembering((text) => {
    const results = index.search(text, options);
    const scores = new Map(results.map(({id, score}) => [id as number, score]));
    return {scores, terms: [...new Set(results.flatMap(({terms}) => terms))]};
  });
}

function weighted({scores, terms}: Hits, weight: number): Hits {
  return {scores: new Map(Array.from(scores, ([id, score]) => [id, score * weight])), terms};
}

function isFound({scores}: Hits): boolean {
  return scores.size > 0;
}

/** @returns index forms of the word with two neighboring letters swapped, the commonest slip */
function withSwappedLetters(word: string): string[] {
  return [...word.slice(1)].flatMap((letter, at) => {
    const swapped = word.slice(0, at) + letter + word.charAt(at) + word.slice(at + 2);
    return indexTerm(swapped) ?? [];
  });
}

/** @returns index forms of the two words that this may be, typed as one: "soundpack" */
function halvesOf(word: string): [string, string][] {
  return [...word].flatMap((_letter, at) => {
    const [first, last] = [indexTerm(word.slice(0, at)), indexTerm(word.slice(at))];
    return at >= HALF_FROM && word.length - at >= HALF_FROM && first && last ? [[first, last]] : [];
  });
}

/** @returns documents that have one of these hits, each with its best score */
function best(hits: readonly Hits[]): Hits {
  const scores = new Map<number, number>();
  for (const one of hits) {
    for (const [id, score] of one.scores) scores.set(id, Math.max(score, scores.get(id) ?? 0));
  }
  return {scores, terms: hits.flatMap(({terms}) => terms)};
}
