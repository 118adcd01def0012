import {GUIDES} from './guides';
import {SOFTWARE} from './software';

/**
 * What readers type when they want a page, where the page itself says it in other words: symptoms,
 * other makers' terms, everyday words. Keys are addresses below /v2/, with #anchor for a section.
 * Phrases are separated by commas; forms of a word (plural, -ing) and typing errors are found anyway,
 * and words that mean the same everywhere belong in ../synonyms.ts. Writers: add what a reader
 * searched for in vain.
 */
export const SEARCH_KEYWORDS: Readonly<Record<string, string>> = {...GUIDES, ...SOFTWARE};

/** Pages that name everything and explain little stand behind the page that explains it; 1 is usual. */
export const SEARCH_PAGE_WEIGHTS: Readonly<Record<string, number>> = {
  'glossary/': 0.8,
  'troubleshooting/no-sound/': 0.9,
};

/** Both, as the search's index takes them. */
export const SEARCH_DATA = {keywords: SEARCH_KEYWORDS, weights: SEARCH_PAGE_WEIGHTS};
