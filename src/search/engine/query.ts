import {endsInWord, splitWords} from '../../lib/words';
import {QUERY_MAX} from './constants';
import {indexTerm, indexTerms} from './terms';

export interface QueryWord {
  /** In lower case, and its index form. */
  word: string;
  term: string;
  /** Whether it may be half typed: it is the query's last, with nothing after it. */
  open: boolean;
  /** Index forms of it and a neighbor as one word: "cross fade". */
  joined: string[];
  /** Other wordings of the same thing, each as index forms. */
  synonyms: string[][];
}

/** Words that find one another, or that find others and are not found by them. */
export type Synonyms = readonly string[] | {typed: readonly string[]; finds: readonly string[]};

/** @returns the other wordings of each phrase; the key is its index forms with spaces between */
export function synonymTable(rows: readonly Synonyms[]) {
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

/** Whether a query may ask what a word means: "what is a layer", "what does choke do", "timbre meaning". */
export function asksMeaning(query: string): boolean {
  return /^(?:whats?|meaning of) | meaning$/.test(splitWords(query.slice(0, QUERY_MAX)).join(' '));
}

/** @returns the words of a query that tell something, in its order, each once */
export function readQuery(query: string, table: ReadonlyMap<string, string[][]>): QueryWord[] {
  const text = query.slice(0, QUERY_MAX);
  const isOpen = endsInWord(text);
  const words = splitWords(text)
    .flatMap((word, at, all): QueryWord[] => {
      const open = isOpen && at === all.length - 1;
      // Alone, a word that tells nothing may be half typed: "so" of "sound".
      const term = indexTerm(word) ?? (open && at === 0 ? word : null);
      return term === null ? [] : [{word, term, open, joined: [], synonyms: []}];
    })
    .filter(({term, open}, at, all) => open || all.findIndex((one) => one.term === term) === at);
  words.forEach((first, start) => {
    const next = words[start + 1];
    const joined = indexTerm(first.word + (next?.word ?? ''));
    // "Sample rate" is no "sampler", which is how a stemmer reads the two as one.
    if (next && joined?.startsWith(first.word + next.word.slice(0, 3))) {
      first.joined.push(joined);
      next.joined.push(joined);
    }
    for (let end = start + 1; end <= words.length; end += 1) {
      const phrase = words.slice(start, end);
      const synonyms = table.get(phrase.map(({term}) => term).join(' ')) ?? [];
      for (const word of phrase) word.synonyms.push(...synonyms);
    }
  });
  return words;
}
