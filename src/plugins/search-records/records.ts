import {load, type CheerioAPI} from 'cheerio';
import type {AnyNode, Element} from 'domhandler';
import type {EmbeddedIndex, Hierarchy, SearchRecord} from '../../lib/search/types';

/** Docusaurus' name of the only docs version, as its own search tags pages. */
const VERSION = 'current';
const TAG = `docs-default-${VERSION}`;

/** Generated parts of a page that say nothing of their own. */
const BOILERPLATE =
  '.hash-link, .theme-doc-toc-mobile, .theme-doc-version-badge, .theme-doc-breadcrumbs, script, style, [aria-hidden="true"]';

/** The generated closing list repeats other pages' titles. */
const CLOSING_SECTION = 'Related';

interface OpenSection {
  level: 1 | 2 | 3;
  anchor: string | null;
  titles: [string, string | null, string | null];
  text: string[];
}

/**
 * Splits one built documentation page into records, one per section.
 *
 * @param html the page's HTML
 * @param url the page's full address, with trailing slash
 * @returns records in page order; none when the HTML holds no documentation page
 */
export function recordsFromHtml(html: string, url: string): SearchRecord[] {
  const $ = load(html);
  const body = $('.theme-doc-markdown').first();
  const title = clean(body.find('h1').first().text());
  if (body.length === 0 || title === '') return [];
  body.find(BOILERPLATE).remove();
  const siteSection =
    clean($('.theme-doc-breadcrumbs li .breadcrumbs__link').eq(1).text()) || title;
  const sections = splitSections($, body.contents().toArray(), title).filter(
    (section) => section.titles[1] !== CLOSING_SECTION,
  );
  return sections.map((section, position) => toRecord(section, position, url, siteSection));
}

function splitSections($: CheerioAPI, nodes: AnyNode[], title: string): OpenSection[] {
  const sections: OpenSection[] = [{level: 1, anchor: null, titles: [title, null, null], text: []}];
  const visit = (node: AnyNode): void => {
    const open = sections.at(-1);
    if (!open) return;
    const name = 'name' in node ? node.name : '';
    if (name === 'h2' || name === 'h3') {
      const heading = clean($(node).text());
      sections.push({
        level: name === 'h2' ? 2 : 3,
        anchor: $(node).attr('id') ?? null,
        titles: name === 'h2' ? [title, heading, null] : [title, open.titles[1], heading],
        text: [],
      });
    } else if (name === 'header' || name === 'div' || name === 'section') {
      $(node).contents().toArray().forEach(visit);
    } else if (name !== 'h1') {
      open.text.push(textOf($, node));
    }
  };
  nodes.forEach(visit);
  return sections;
}

/** Text as a reader meets it: cells and list items apart, pictures by their alternative text. */
function textOf($: CheerioAPI, node: AnyNode): string {
  const copy = $(node).clone();
  copy.find('img').each((_index, image) => {
    $(image).replaceWith(` ${$(image).attr('alt') ?? ''} `);
  });
  copy.find('td, th, li, p, tr').each((_index, part: Element) => {
    $(part).append(' ');
  });
  return clean(copy.is('img') ? (copy.attr('alt') ?? '') : copy.text());
}

function toRecord(
  section: OpenSection,
  position: number,
  url: string,
  siteSection: string,
): SearchRecord {
  const [lvl1, lvl2, lvl3] = section.titles;
  const hierarchy: Hierarchy = {
    lvl0: siteSection,
    lvl1,
    lvl2,
    lvl3,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  const fullUrl = section.anchor ? `${url}#${section.anchor}` : url;
  return {
    objectID: fullUrl,
    url: fullUrl,
    url_without_anchor: url,
    anchor: section.anchor,
    type: `lvl${section.level}`,
    hierarchy,
    content: section.text.filter(Boolean).join(' '),
    language: 'en',
    docusaurus_tag: TAG,
    version: VERSION,
    weight: {pageRank: 0, level: 110 - section.level * 10, position},
  };
}

/**
 * @param records records of all pages
 * @returns the same, without what the browser can do without
 */
export function embeddedIndex(records: readonly SearchRecord[]): EmbeddedIndex {
  return {
    sections: records.map(({url, hierarchy, content}) => ({
      url: url.slice(new URL(url).origin.length),
      titles: [hierarchy.lvl0, hierarchy.lvl1, hierarchy.lvl2, hierarchy.lvl3].filter(
        (title): title is string => title !== null,
      ),
      content,
    })),
  };
}

function clean(text: string): string {
  return text.replace(/[\s\u200B]+/g, ' ').trim();
}
