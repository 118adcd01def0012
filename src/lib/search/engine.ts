import MiniSearch, {type Query, type SearchOptions} from 'minisearch';
import {indexTerm, splitWords} from './terms';
import type {EmbeddedIndex, EmbeddedSection} from './types';

/** A found section with the words of the index that matched. */
export interface Match {
  section: EmbeddedSection;
  score: number;
  terms: string[];
}

/** Answers queries over the site's sections. */
export type SearchEngine = (query: string) => Match[];

interface IndexedSection {
  id: number;
  title: string;
  heading: string;
  content: string;
}

/** Title over heading over text. */
const FIELD_BOOST = {title: 6, heading: 4, content: 1};
/** What a synonym, a prefix and a misspelling count beside the word itself. */
const SYNONYM_WEIGHT = 0.4;
const WEIGHTS = {prefix: 0.5, fuzzy: 0.3};
/** An opening section stands for its page. */
const PAGE_BOOST = 1.3;
const FUZZY_FROM_LENGTH = 4;

/**
 * @param index the site's sections
 * @param synonyms groups of words that find one another
 * @returns a function from query to sections, best first; an empty query finds nothing
 */
export function createSearchEngine(
  index: EmbeddedIndex,
  synonyms: readonly (readonly string[])[],
): SearchEngine {
  const options: SearchOptions = {
    boost: FIELD_BOOST,
    weights: WEIGHTS,
    prefix: (_term, position, terms) => position === terms.length - 1,
    fuzzy: (term) => (term.length >= FUZZY_FROM_LENGTH ? 0.2 : false),
    boostDocument: (id) => (index.sections[id as number]?.url.includes('#') ? 1 : PAGE_BOOST),
  };
  const search = new MiniSearch<IndexedSection>({
    fields: ['title', 'heading', 'content'],
    tokenize: splitWords,
    processTerm: indexTerm,
    searchOptions: options,
  });
  search.addAll(
    index.sections.map((section, id) => ({
      id,
      title: section.titles[1] ?? '',
      heading: section.titles.slice(2).join(' '),
      content: section.content,
    })),
  );
  const alternatives = synonymTable(synonyms);

  return (query) => {
    const words = splitWords(query).filter((word) => indexTerm(word) !== null);
    if (words.length === 0) return [];
    const find = (combineWith: 'AND' | 'OR'): Match[] =>
      search.search(queryTree(words, alternatives, combineWith)).flatMap((result) => {
        const section = index.sections[result.id as number];
        return section ? [{section, score: result.score, terms: result.terms}] : [];
      });
    const all = find('AND');
    return all.length > 0 ? all : find('OR');
  };
}

/** Each typed word or one of its synonyms, combined; only the last word may still be half typed. */
function queryTree(
  words: readonly string[],
  alternatives: ReadonlyMap<string, readonly string[]>,
  combineWith: 'AND' | 'OR',
): Query {
  return {
    combineWith,
    queries: words.map((word, position): Query => {
      const typed = {queries: [word], prefix: position === words.length - 1};
      const others = alternatives.get(indexTerm(word) ?? '') ?? [];
      if (others.length === 0) return typed;
      const synonym = {
        queries: [...others],
        combineWith: 'OR' as const,
        prefix: false,
        fuzzy: false,
        boostTerm: () => SYNONYM_WEIGHT,
      };
      return {combineWith: 'OR', queries: [typed, synonym]};
    }),
  };
}

function synonymTable(groups: readonly (readonly string[])[]): ReadonlyMap<string, string[]> {
  const table = new Map<string, string[]>();
  for (const group of groups) {
    for (const word of group) {
      const key = indexTerm(word);
      if (key === null) continue;
      const others = group.filter((other) => other !== word);
      table.set(key, [...(table.get(key) ?? []), ...others]);
    }
  }
  return table;
}
