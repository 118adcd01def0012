import type {SearchRecord} from '../../lib/search/types';
import {readPage, type PageText} from './pageText';

/** Docusaurus' name of the only docs version, as its own search tags pages. */
const VERSION = 'current';
const TAG = `docs-default-${VERSION}`;

/**
 * Splits one built documentation page into records, one per section.
 *
 * @param html the page's HTML
 * @param url the page's full address, with trailing slash
 * @returns records in page order; none when the HTML holds no documentation page
 */
export function recordsFromHtml(html: string, url: string): SearchRecord[] {
  const page = readPage(html, url);
  return page ? recordsOfPage(page) : [];
}

/** One record per section, in page order, in DocSearch's layout. */
export function recordsOfPage({url, siteSection, sections}: PageText): SearchRecord[] {
  return sections.map(({level, anchor, titles: [lvl1, lvl2, lvl3], parts}, position) => {
    const fullUrl = anchor ? `${url}#${anchor}` : url;
    return {
      objectID: fullUrl,
      url: fullUrl,
      url_without_anchor: url,
      anchor,
      type: `lvl${level}`,
      hierarchy: {lvl0: siteSection, lvl1, lvl2, lvl3, lvl4: null, lvl5: null, lvl6: null},
      content: parts.join(' '),
      language: 'en',
      docusaurus_tag: TAG,
      version: VERSION,
      weight: {pageRank: 0, level: 110 - level * 10, position},
    };
  });
}
