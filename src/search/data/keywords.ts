import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'js-yaml';
import type {SearchData} from '../records/names';

/**
 * @param yaml the text of keywords.yml: an address and a text in each entry
 * @throws if an entry is no text, or an address stands twice
 */
export function readKeywords(yaml: string): SearchData['keywords'] {
  const keywords = (load(yaml, {filename: 'src/search/data/keywords.yml'}) ?? {}) as Record<
    string,
    string
  >;
  for (const [address, words] of Object.entries(keywords)) {
    if (typeof words === 'string') continue;
    throw new Error(
      `keywords.yml: after "${address}:" stand words with commas between; put quotes around them if they are a number or hold a colon.`,
    );
  }
  return keywords;
}

/** What writers add to the pages' own words where a reader searched in vain. */
export const SEARCH_DATA: SearchData = {
  keywords: readKeywords(readFileSync(path.join(__dirname, 'keywords.yml'), 'utf8')),
  glossary: 'glossary/',
  // Pages that name everything and explain little stand behind the page that explains it; 1 is usual.
  weights: {'glossary/': 0.8, 'troubleshooting/no-sound/': 0.75},
};
