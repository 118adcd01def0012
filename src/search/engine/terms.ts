import {stemmer} from 'stemmer';
import {splitWords} from './words';

/**
 * Reduces a word to the form under which it is indexed: its stem.
 *
 * @param word one word, as splitWords gives it
 * @returns its index form, or `null` for a word that tells nothing
 */
export function indexTerm(word: string): string | null {
  let term = known.get(word);
  if (term === undefined) {
    term = STOP_WORDS.has(word) ? null : stemmer(word);
    known.set(word, term);
  }
  return term;
}

/** Making the index asks for the same few thousand words over and over. */
const known = new Map<string, string | null>();

/** Text as index forms, in order. */
export function indexTerms(text: string): string[] {
  return splitWords(text)
    .map(indexTerm)
    .filter((term) => term !== null);
}

/** Whether a text holds one of these index forms. */
export function holdsOne(text: string, terms: ReadonlySet<string>): boolean {
  return indexTerms(text).some((term) => terms.has(term));
}

export function splitSentences(text: string): string[] {
  return text.split(/(?<=[.!?]["”)]?) +(?=["“(]?[\p{Lu}\p{N}])/u);
}

/** From so many numbers, at this share of its words, a sentence is an example that says nothing alone. */
const EXAMPLE_NUMBERS = 3;
const EXAMPLE_SHARE = 0.4;

/** Whether a sentence is an example of numbers, such as "Cycle: 1 2 3 4, twice." */
export function isExample(text: string): boolean {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const numbers = words.filter(isNumber).length;
  return numbers >= EXAMPLE_NUMBERS && numbers >= words.length * EXAMPLE_SHARE;
}

export function isNumber(word: string): boolean {
  return /^\p{N}/u.test(word);
}

/** Cuts a text that is longer than so many characters at a word. */
export function cutAt(length: number, text: string): string {
  return text.length <= length ? text : `${text.slice(0, text.lastIndexOf(' ', length))} …`;
}

/** How a sentence begins that leans on the one before it. */
export const LEANING =
  /^(?:It|Its|This|That|They|Their|These|Those|Then|But|And|So|Or|Either|Otherwise|Both)\b/;

const TELL_NOTHING =
  'a about am an and any are as at be been but by can cant could did do does doesnt doing dont for from get gets getting go got had has have having how i if im in is isnt it its ive just like me mean meaning means my need of on or please should so some such than that the their them then there these they thing this those to try trying us use used using via want was way we were what whats when where which while who why will with wont would you your';
const STOP_WORDS = new Set(splitWords(TELL_NOTHING));
