import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'js-yaml';

/** Words that readers type, by address below the base path, with `#anchor` for a section. */
type Keywords = Readonly<Record<string, string>>;

const FILE = path.join(__dirname, 'keywords.yml');

/** Pages that name everything and explain little stand behind the page that explains it; 1 is usual. */
export const SEARCH_PAGE_WEIGHTS: Readonly<Record<string, number>> = {
  'glossary/': 0.8,
  'troubleshooting/no-sound/': 0.9,
};

/**
 * @param yaml the text of keywords.yml: an address and a text in each entry
 * @throws if an entry is no text, or an address stands twice
 */
export function readKeywords(yaml: string): Keywords {
  const entries = Object.entries((load(yaml) ?? {}) as Record<string, unknown>);
  return Object.fromEntries(
    entries.map(([address, words]) => {
      if (typeof words === 'string') return [address, words];
      throw new Error(
        `keywords.yml: after "${address}:" stand words with commas between; put quotes around them if they are a number or hold a colon.`,
      );
    }),
  );
}

/** keywords.yml, where writers add what a reader searched for in vain. */
export const SEARCH_KEYWORDS = readKeywords(readFileSync(FILE, 'utf8'));

/** Both, as the search's index takes them. */
export const SEARCH_DATA = {keywords: SEARCH_KEYWORDS, weights: SEARCH_PAGE_WEIGHTS};
