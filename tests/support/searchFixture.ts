import {createSearchEngine, type Match} from '../../src/search/engine/engine';
import {embeddedIndex} from '../../src/search/records/embeddedIndex';
import type {SearchData} from '../../src/search/records/names';
import type {PageText} from '../../src/search/records/pageText';

/** A page for tests: title and opening, then sections by heading. */
export function pageOf(
  route: string,
  title: string,
  opening: string,
  sections: Record<string, string> = {},
): PageText {
  return {
    url: `https://host/v2/${route}`,
    siteSection: 'How-to guides',
    title,
    label: title,
    description: '',
    sections: [
      {level: 1, anchor: null, titles: [title, null, null], parts: [opening]},
      ...Object.entries(sections).map(([heading, text]) => ({
        level: 2 as const,
        anchor: heading.toLowerCase().replaceAll(' ', '-'),
        titles: [title, heading, null] as [string, string, null],
        parts: [text],
      })),
    ],
  };
}

/** A search over such pages. */
export async function searchOver(
  pages: readonly PageText[],
  {
    synonyms = [],
    keywords = {},
    weights = {},
  }: Partial<SearchData> & {synonyms?: readonly (readonly string[])[]} = {},
): Promise<{find: (query: string) => Match[]; urls: (query: string) => string[]}> {
  const index = embeddedIndex(pages, {keywords, weights}, '/v2/');
  const find = await createSearchEngine(JSON.parse(JSON.stringify(index)), synonyms);
  return {find, urls: (query) => find(query).map(({section}) => section.url)};
}
