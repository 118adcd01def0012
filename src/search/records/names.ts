import {holdsOne, indexTerms} from '../engine/terms';
import type {PageText} from './pageText';

/** What writers add to the pages' own words (../data/keywords.ts), by address below the base path. */
export interface SearchData {
  /** Words that readers type, with commas between; `#anchor` in the address for a section. */
  keywords: Readonly<Record<string, string>>;
  /** What pages count beside others. */
  weights: Readonly<Record<string, number>>;
  /** The page whose headings are words, with what they mean. */
  glossary?: string;
}

/**
 * @param baseUrl the site's base path
 * @returns what readers may type for each section, with commas between: for the page itself those words of its
 *   address that its title lacks, and what writers added; the page's weight; and whether it is the glossary
 */
export function namesOf({url, title, sections}: PageText, data: SearchData, baseUrl: string) {
  const route = new URL(url).pathname.slice(baseUrl.length);
  const known = new Set(indexTerms(title));
  const folder = route.split('/').at(-2) ?? '';
  const fresh = folder.split(/[-_]/).filter((word) => !holdsOne(word, known));
  const names = sections.map(({level, anchor}) => {
    if (level > 1) return data.keywords[`${route}#${anchor}`] ?? '';
    return [fresh.join(' '), data.keywords[route]].filter(Boolean).join(', ');
  });
  return {names, weight: data.weights[route], defines: route === data.glossary || undefined};
}
