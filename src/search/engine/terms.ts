import {stemmer} from 'stemmer';
import {splitWords} from '../../lib/words';
import {STOP_WORDS} from './stopWords';

/** @returns the same function, which remembers what it said of each text */
export function remembering<Value>(of: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    if (!known.has(text)) known.set(text, of(text));
    return known.get(text) as Value;
  };
}

/** "Doesn't", "won't": what fails is asked for in either way. */
const NOT = /^(?:are|ca|did|do|does|is|wo)nt$/;

/**
 * @returns the stem under which a word of splitWords is indexed, or `null` for a word that tells nothing; making the
 *   index asks for the same few thousand words over and over
 */
export const indexTerm = remembering((word) =>
  STOP_WORDS.has(word) ? null : stemmer(word.replace(NOT, 'not')),
);

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

/** Whether a sentence is an example of numbers, such as "Cycle: 1 2 3 4, twice.", which says nothing alone. */
export function isExample(text: string): boolean {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const numbers = words.filter((word) => /^\p{N}/u.test(word)).length;
  return numbers >= 3 && numbers >= words.length * 0.4;
}

/** Cuts a text that is longer than so many characters at a word. */
export function cutAt(length: number, text: string): string {
  return text.length <= length ? text : `${text.slice(0, text.lastIndexOf(' ', length))} …`;
}

/** How a sentence begins that leans on the one before it. */
export const LEANING =
  /^(?:It|Its|This|That|They|Their|These|Those|Then|But|And|So|Or|Either|Otherwise|Both)\b/;
