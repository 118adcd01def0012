import {indexTerm, indexTerms, plainWord, splitWords} from './terms';

/** What a reader typed as one word, with everything that may stand for it. */
export interface Concept {
  /** The word in lower case, and its index form. */
  word: string;
  term: string;
  /** Whether it may be half typed: it is the query's last word, with nothing after it. */
  open: boolean;
  /** Other wordings of the same thing, each as index forms. */
  synonyms: string[][];
}

/** Words that find one another, or words that find others and are not found by them. */
export type Synonyms = readonly string[] | {typed: readonly string[]; finds: readonly string[]};

/** Other wordings of a phrase, all as index forms; those of the phrase have spaces between. */
type SynonymTable = ReadonlyMap<string, string[][]>;

/** Longer queries are cut: what comes later adds nothing but time. */
const MAX_CONCEPTS = 10;
const MAX_QUERY_LENGTH = 240;
/** Words in the longest synonym. */
const MAX_PHRASE = 3;

/** @param rows words and phrases, such as those of ../data/synonyms.ts */
export function synonymTable(rows: readonly Synonyms[]): SynonymTable {
  const table = new Map<string, string[][]>();
  for (const row of rows) {
    const {typed, finds} = 'typed' in row ? row : {typed: row, finds: row};
    for (const phrase of typed) {
      const key = indexTerms(phrase).join(' ');
      const others = finds.map(indexTerms).filter((other) => other.join(' ') !== key);
      table.set(key, [...(table.get(key) ?? []), ...others]);
    }
  }
  return table;
}

/**
 * @param query as typed
 * @param table synonyms
 * @returns one concept for each word that tells something, in the query's order
 */
export function conceptsOf(query: string, table: SynonymTable): Concept[] {
  const text = query.slice(0, MAX_QUERY_LENGTH);
  const words = splitWords(text);
  const isOpen = /[\p{L}\p{M}\p{N}'’]$/u.test(text);
  const concepts = words
    .flatMap((word, position) => {
      const term = indexTerm(word);
      if (term === null) return [];
      const open = isOpen && position === words.length - 1;
      return [{word: plainWord(word), term, open, synonyms: [] as string[][]}];
    })
    // A word said twice tells no more.
    .filter(({term, open}, at, all) => open || all.findIndex((one) => one.term === term) === at)
    .slice(0, MAX_CONCEPTS);
  concepts.forEach((_concept, start) => {
    for (let length = 1; length <= MAX_PHRASE && start + length <= concepts.length; length += 1) {
      const span = concepts.slice(start, start + length);
      const terms = span.map(({term}) => term);
      const found = table.get(terms.join(' ')) ?? [];
      for (const concept of span) concept.synonyms.push(...found);
    }
  });
  return concepts;
}
