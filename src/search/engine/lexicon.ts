import type MiniSearch from 'minisearch';
import type {SearchOptions} from 'minisearch';
import type {Concept} from './concepts';
import {indexTerm} from './terms';

/** Score of each document (by its number) that answers a concept, and the words it was found by. */
export interface Answer {
  scores: ReadonlyMap<number, number>;
  terms: readonly string[];
}

/** What another wording counts beside the word itself. */
const SYNONYM_WEIGHT = 0.3;
/** One or two letters begin half of all words: they are looked for where they tell something. */
const PREFIX_IN_TEXT_FROM_LENGTH = 3;
const HEADING_FIELDS = ['title', 'heading', 'phrase'];
/** Letters of a half-typed ending: "settin" is a stem and "tin". */
const BEGUN_ENDINGS = [1, 2, 3];

const NOTHING: Answer = {scores: new Map(), terms: []};

/**
 * @param index the words of all documents
 * @returns looks up the documents that answer a concept, and the words of them that were typed, whole or in
 *   part, and don't only stand for what was
 */
export function createLexicon(
  index: MiniSearch,
): (concept: Concept) => Answer & {typed: readonly string[]} {
  const exact = remembered(index, () => ({}));
  const prefix = remembered(index, (term) =>
    term.length < PREFIX_IN_TEXT_FROM_LENGTH
      ? {prefix: true, fields: HEADING_FIELDS}
      : {prefix: true},
  );
  const fuzzy = remembered(index, (term) => ({fuzzy: typosIn(term)}));

  const own = ({word, term, open, synonyms}: Concept): Answer => {
    const known = exact(term);
    if (known.scores.size > 0) {
      return open ? best([known, prefix(term)]) : known;
    }
    // A word that has synonyms is neither half typed nor misspelled: "cans" are headphones, and not "cancel".
    if (synonyms.length > 0) return NOTHING;
    const begun = prefix(term);
    if (begun.scores.size > 0) return begun;
    // Before endings are cut off: "trianing" means training.
    const nearly = best(respelled(word).map(exact));
    if (nearly.scores.size > 0) return nearly;
    // A stem of a misspelled word may be further from the right one than the word itself.
    const misspelled = best([fuzzy(term), fuzzy(word)]);
    if (misspelled.scores.size > 0 || !open) return misspelled;
    const stems = BEGUN_ENDINGS.map((length) => word.slice(0, -length));
    return (
      stems
        .filter((stem) => stem.length >= 3)
        .map(exact)
        .find(({scores}) => scores.size > 0) ?? NOTHING
    );
  };

  return (concept) => {
    const typed = own(concept);
    const others = concept.synonyms.map((phrase) => {
      const {scores, terms} = weighted(together(phrase.map(exact)), SYNONYM_WEIGHT);
      // Who types "choke" finds "mute group", and doesn't want each "group" marked.
      return {scores, terms: phrase.length > 1 && typed.scores.size > 0 ? [] : terms};
    });
    return {...best([typed, ...others]), typed: typed.terms};
  };
}

/** @returns looks a word up; every key press asks for the same words again, so it remembers */
function remembered(
  index: MiniSearch,
  options: (term: string) => SearchOptions,
): (term: string) => Answer {
  const known = new Map<string, Answer>();
  return (term) => {
    let answer = known.get(term);
    if (!answer) {
      const results = index.search(term, options(term));
      answer = {
        scores: new Map(results.map(({id, score}) => [id as number, score])),
        terms: [...new Set(results.flatMap(({terms}) => terms))],
      };
      if (known.size > 500) known.clear();
      known.set(term, answer);
    }
    return answer;
  };
}

/** Typing errors a word of this length may hold. */
function typosIn(term: string): number | false {
  if (term.length < 4) return false;
  return term.length < 7 ? 1 : 2;
}

/** @returns index forms of a word with two neighboring letters swapped, the commonest slip */
function respelled(word: string): string[] {
  const swapped = [...word.slice(2)].map(
    (letter, at) => `${word.slice(0, at + 1)}${letter}${word.charAt(at + 1)}${word.slice(at + 3)}`,
  );
  return swapped.flatMap((spelling) => indexTerm(spelling) ?? []);
}

function weighted({scores, terms}: Answer, weight: number): Answer {
  return {scores: new Map([...scores].map(([id, score]) => [id, score * weight])), terms};
}

/** Each document by its best answer. */
function best(answers: readonly Answer[]): Answer {
  const scores = new Map<number, number>();
  for (const answer of answers) {
    for (const [id, score] of answer.scores) scores.set(id, Math.max(score, scores.get(id) ?? 0));
  }
  return {scores, terms: answers.flatMap(({terms}) => terms)};
}

/** Documents that hold all words of a phrase, by the mean of their scores. */
function together(answers: readonly Answer[]): Answer {
  const scores = new Map<number, number>();
  for (const id of answers[0]?.scores.keys() ?? []) {
    const each = answers.map((answer) => answer.scores.get(id) ?? 0);
    const sum = each.reduce((total, score) => total + score, 0);
    if (!each.includes(0)) scores.set(id, sum / answers.length);
  }
  return scores.size === 0 ? NOTHING : {scores, terms: answers.flatMap(({terms}) => terms)};
}
