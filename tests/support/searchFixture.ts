import {createDocument} from '@mixmark-io/domino';
import type {Synonyms} from '../../src/search/engine/query';
import {createSearchEngine} from '../../src/search/engine/engine';
import type {Match} from '../../src/search/engine/ranking';
import {embeddedIndex} from '../../src/search/records/embeddedIndex';
import type {SearchData} from '../../src/search/records/names';
import {readPage, type PageText} from '../../src/search/records/pageText';
import {recordsOfPage, type SearchRecord} from '../../src/search/records/records';

/** What the search reads from a made-up page: title and opening, then sections by heading. */
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
    glossary,
  }: Partial<SearchData> & {synonyms?: readonly Synonyms[]} = {},
): Promise<{find: (query: string) => Match[]; urls: (query: string) => string[]}> {
  const index = embeddedIndex(pages, {keywords, weights, glossary}, '/v2/');
  const find = await createSearchEngine(JSON.parse(JSON.stringify(index)), synonyms);
  return {find, urls: (query) => find(query).map(({section}) => section.url)};
}

const NO_DATA: SearchData = {keywords: {}, weights: {}};

/**
 * @param html a built page
 * @param url its full address
 * @returns the search's records of it; none for what is no documentation page
 */
export function recordsOfHtml(html: string, url: string, data = NO_DATA): SearchRecord[] {
  const document = createDocument(html);
  const page = readPage(document, url, document.querySelector('h1')?.textContent ?? '');
  return page ? recordsOfPage(page, data, '/v2/') : [];
}
