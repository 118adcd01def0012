import {textOfLines} from '../engine/lines';
import {namesOf, type SearchData} from './names';
import type {PageText} from './pageText';

/** One section of one page, for Algolia. */
export type SearchRecord = ReturnType<typeof recordsOfPage>[number];

/**
 * @param baseUrl the site's base path
 * @returns a record for each section, in page order, in DocSearch's layout (docsearch.algolia.com, "Record
 *   extractor"), with the phrases that readers type for it
 */
export function recordsOfPage(page: PageText, data: SearchData, baseUrl: string) {
  const {url, siteSection, sections} = page;
  const {names, weight = 1} = namesOf(page, data, baseUrl);
  return sections.map(({level, anchor, titles, parts}, position) => {
    const [lvl1, lvl2, lvl3] = titles;
    const fullUrl = anchor ? `${url}#${anchor}` : url;
    return {
      objectID: fullUrl,
      url: fullUrl,
      url_without_anchor: url,
      anchor,
      type: `lvl${level}`,
      hierarchy: {lvl0: siteSection, lvl1, lvl2, lvl3, lvl4: null, lvl5: null, lvl6: null},
      // A heading above others only has no words of its own.
      content: textOfLines(parts).replaceAll('\n', ' ') || page.description,
      keywords: (names[position] ?? '').split(', ').filter(Boolean),
      language: 'en',
      docusaurus_tag: 'docs-default-current', // as Docusaurus' own search tags pages
      version: 'current',
      weight: {pageRank: Math.round(100 * weight), level: 110 - level * 10, position},
    };
  });
}
