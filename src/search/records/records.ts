import type {SearchRecord} from '../engine/types';
import {namesOfPage, namesOfSection, routeOf, type SearchData} from './names';
import type {PageText} from './pageText';

/** Docusaurus' name of the only docs version, as its own search tags pages. */
const VERSION = 'current';
const TAG = `docs-default-${VERSION}`;

/** `weight.pageRank` of a page that counts as much as any. */
const USUAL_RANK = 100;

/**
 * One record per section of a page, in page order, in DocSearch's layout, with the phrases that readers
 * type for it.
 *
 * @param data phrases and weights that writers gave
 * @param baseUrl the site's base path
 */
export function recordsOfPage(page: PageText, data: SearchData, baseUrl: string): SearchRecord[] {
  const {url, siteSection, sections} = page;
  const pageRank = Math.round(USUAL_RANK * (data.weights[routeOf(page, baseUrl)] ?? 1));
  return sections.map((section, position) => {
    const {level, anchor, titles, parts} = section;
    const [lvl1, lvl2, lvl3] = titles;
    const fullUrl = anchor ? `${url}#${anchor}` : url;
    const names =
      level === 1 ? namesOfPage(page, data, baseUrl) : namesOfSection(page, section, data, baseUrl);
    return {
      objectID: fullUrl,
      url: fullUrl,
      url_without_anchor: url,
      anchor,
      type: `lvl${level}`,
      hierarchy: {lvl0: siteSection, lvl1, lvl2, lvl3, lvl4: null, lvl5: null, lvl6: null},
      content: parts.join(' '),
      keywords: names.split(', ').filter(Boolean),
      language: 'en',
      docusaurus_tag: TAG,
      version: VERSION,
      weight: {pageRank, level: 110 - level * 10, position},
    };
  });
}
