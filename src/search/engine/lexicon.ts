import type MiniSearch from 'minisearch';
import type {Concept} from './concepts';
import {indexTerm} from './terms';

/** Score of each document (by its number) that answers a concept, and the words it was found by. */
export interface Answer {
  scores: ReadonlyMap<number, number>;
  terms: readonly string[];
  /** Those of them that were typed, whole or in part, and don't stand for what was. */
  typed?: readonly string[];
}

/** What another wording, a half-typed and a misspelled word count beside the word itself. */
const SYNONYM_WEIGHT = 0.6;
const PREFIX_WEIGHT = 0.6;
const FUZZY_WEIGHT = 0.6;
/** A half-typed word may lack so many letters, or end in so many that its stem lacks. */
const PREFIX_FROM_LENGTH = 2;
/** One or two letters begin half of all words: they are looked for where they tell something. */
const PREFIX_IN_TEXT_FROM_LENGTH = 3;
const HEADING_FIELDS = ['title', 'heading', 'phrase'];
const STEM_MIN = 3;
/** So long a word is hardly another one by chance when a letter is wrong, or two have changed places. */
const SLIP_FROM_LENGTH = 7;
const SWAP_FROM_LENGTH = 5;
const ENDING_MAX = 5;
const ENDINGS =
  'able ably al ally ance ation ed ence ent er ers es est ful ical ies ing ings ion ish ist ity ive ize less ly ment ness or ous s tion y'.split(
    ' ',
  );

/**
 * @param documents how many hold a word
 * @returns how much it tells: rare words tell more, words nobody uses nothing
 */
export function rarity(documents: number): number {
  return documents === 0 ? 0 : Math.log(1 + 1000 / documents);
}

const NOTHING: Answer = {scores: new Map(), terms: []};

/**
 * @param index the words of all documents
 * @returns looks up the documents that answer a concept; remembers what it looked up before, since
 *   every key press asks for the same words again
 */
export function createLexicon(index: MiniSearch): (concept: Concept) => Answer {
  const exact = remembered((term) => toAnswer(index.search(term, {prefix: false, fuzzy: false})));
  const prefix = remembered((term) => {
    const fields = term.length < PREFIX_IN_TEXT_FROM_LENGTH ? {fields: HEADING_FIELDS} : {};
    return toAnswer(index.search(term, {prefix: true, fuzzy: false, ...fields}));
  });
  const slip = remembered((term) =>
    term.length < SLIP_FROM_LENGTH
      ? NOTHING
      : toAnswer(index.search(term, {fuzzy: 1, prefix: false})),
  );
  const fuzzy = remembered((term) => toAnswer(index.search(term, {fuzzy: typosIn, prefix: false})));

  const own = ({word, term, open}: Concept): Answer => {
    const known = exact(term);
    if (known.scores.size > 0) {
      return open && term.length >= PREFIX_FROM_LENGTH
        ? best([known, weighted(prefix(term), PREFIX_WEIGHT)])
        : known;
    }
    if (term.length < PREFIX_FROM_LENGTH) return open ? prefix(term) : NOTHING;
    const begun = prefix(term);
    if (begun.scores.size > 0) return weighted(begun, PREFIX_WEIGHT);
    // Before endings are cut off: "crosstlak" and "crosstak" mean crosstalk, not cross.
    const nearly = best([...swapped(word).map(exact), slip(term)]);
    if (nearly.scores.size > 0) return weighted(nearly, FUZZY_WEIGHT);
    for (let end = 1; open && end <= ENDING_MAX && term.length - end >= STEM_MIN; end += 1) {
      const stem = term.slice(0, -end);
      const shorter = isEnding(term.slice(-end), stem) ? exact(stem) : NOTHING;
      if (shorter.scores.size > 0) return weighted(shorter, PREFIX_WEIGHT);
    }
    // A stem of a misspelled word may be further from the right one than the word itself.
    return weighted(best([fuzzy(term), fuzzy(word)]), FUZZY_WEIGHT);
  };

  return (concept) => {
    const typed = own(concept);
    const others = concept.synonyms.map((phrase) => {
      const other = together(phrase.map(exact));
      const {scores, terms} = weighted(other, SYNONYM_WEIGHT * asRareAs(typed, other));
      // Who types "choke" finds "mute group", and doesn't want each "group" marked.
      return {scores, terms: phrase.length > 1 && typed.scores.size > 0 ? [] : terms};
    });
    return {...best([typed, ...others]), typed: typed.terms};
  };
}

/** Lowers a synonym that is rarer than the word it stands for, since rare words score high. */
function asRareAs(typed: Answer, other: Answer): number {
  if (typed.scores.size === 0 || other.scores.size === 0) return 1;
  return Math.min(1, rarity(typed.scores.size) / rarity(other.scores.size));
}

/** Whether letters behind a stem are an ending, half typed perhaps: "pin" behind "tap", not "tooth" behind "blue". */
function isEnding(letters: string, stem: string): boolean {
  const ending = letters.startsWith(stem.slice(-1)) ? letters.slice(1) : letters;
  return ENDINGS.some((known) => known.startsWith(ending));
}

/** Typing errors a word of this length may hold. */
function typosIn(term: string): number | false {
  if (term.length < 4) return false;
  return term.length < SLIP_FROM_LENGTH ? 1 : 2;
}

/** @returns index forms of a word with two neighboring letters put right, the commonest slip */
function swapped(word: string): string[] {
  const terms = Array.from({length: Math.max(0, word.length - 2)}, (_unused, at) =>
    indexTerm(
      `${word.slice(0, at + 1)}${word[at + 2] ?? ''}${word[at + 1] ?? ''}${word.slice(at + 3)}`,
    ),
  );
  return word.length < SWAP_FROM_LENGTH ? [] : terms.filter((term) => term !== null);
}

function toAnswer(results: ReturnType<MiniSearch['search']>): Answer {
  return {
    scores: new Map(results.map(({id, score}) => [id as number, score])),
    terms: [...new Set(results.flatMap(({terms}) => terms))],
  };
}

function weighted({scores, terms}: Answer, weight: number): Answer {
  return {scores: new Map([...scores].map(([id, score]) => [id, score * weight])), terms};
}

/** Each document by its best answer. */
function best(answers: readonly Answer[]): Answer {
  const found = answers.filter(({scores}) => scores.size > 0);
  const [first] = found;
  if (found.length <= 1) return first ?? NOTHING;
  const scores = new Map<number, number>();
  for (const answer of found) {
    for (const [id, score] of answer.scores) scores.set(id, Math.max(score, scores.get(id) ?? 0));
  }
  return {scores, terms: found.flatMap(({terms}) => terms)};
}

/** Documents that hold all words of a phrase, by the mean of their scores. */
function together(answers: readonly Answer[]): Answer {
  const [first, ...others] = answers;
  if (!first || others.length === 0) return first ?? NOTHING;
  const scores = new Map<number, number>();
  for (const [id, score] of first.scores) {
    const further = others.map((other) => other.scores.get(id));
    if (further.some((value) => value === undefined)) continue;
    const sum = further.reduce<number>((total, value) => total + (value ?? 0), score);
    scores.set(id, sum / answers.length);
  }
  return scores.size === 0 ? NOTHING : {scores, terms: answers.flatMap(({terms}) => terms)};
}

function remembered(look: (term: string) => Answer): (term: string) => Answer {
  const known = new Map<string, Answer>();
  return (term) => {
    let answer = known.get(term);
    if (!answer) {
      if (known.size > 500) known.clear();
      answer = look(term);
      known.set(term, answer);
    }
    return answer;
  };
}
