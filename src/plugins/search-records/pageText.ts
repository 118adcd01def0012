import {load, type CheerioAPI} from 'cheerio';
import type {AnyNode, Element} from 'domhandler';

/** What the search reads from one documentation page. */
export interface PageText {
  /** Full address, with trailing slash. */
  url: string;
  /** Name of the part of the site it belongs to, such as "How-to guides". */
  siteSection: string;
  title: string;
  /** Its name in the sidebar, often other words than the title. */
  label: string;
  description: string;
  /** The opening, then one for each heading of level 2 and 3. */
  sections: SectionText[];
}

export interface SectionText {
  level: 1 | 2 | 3;
  anchor: string | null;
  /** Page title, heading of level 2, heading of level 3. */
  titles: [string, string | null, string | null];
  /** Paragraphs, list items, table rows and alternative texts, in page order. */
  parts: string[];
}

/** Generated parts of a page that say nothing of their own. */
const BOILERPLATE =
  '.hash-link, .theme-doc-toc-mobile, .theme-doc-version-badge, .theme-doc-breadcrumbs, script, style, [aria-hidden="true"]';

/** The generated closing list repeats other pages' titles. */
const CLOSING_SECTION = 'Related';

/** Elements whose text is one part; anything around them is looked into. */
const PART_ELEMENTS = 'p, li, tr, pre, dt, dd, blockquote, figcaption, summary';

/**
 * Reads one built documentation page.
 *
 * @param html the page's HTML
 * @param url the page's full address, with trailing slash
 * @returns `undefined` when the HTML holds no documentation page
 */
export function readPage(html: string, url: string): PageText | undefined {
  const $ = load(html);
  const body = $('.theme-doc-markdown').first();
  const title = clean(body.find('h1').first().text());
  if (body.length === 0 || title === '') return undefined;
  body.find(BOILERPLATE).remove();
  const links = $('.theme-doc-breadcrumbs li .breadcrumbs__link');
  return {
    url,
    title,
    siteSection: clean(links.eq(1).text()) || title,
    label: clean(links.last().text()) || title,
    description: clean($('meta[name="description"]').attr('content') ?? ''),
    sections: splitSections($, body.contents().toArray(), title).filter(
      (section) => section.titles[1] !== CLOSING_SECTION,
    ),
  };
}

function splitSections($: CheerioAPI, nodes: AnyNode[], title: string): SectionText[] {
  let open: SectionText = {level: 1, anchor: null, titles: [title, null, null], parts: []};
  const sections = [open];
  const visit = (node: AnyNode): void => {
    const name = 'name' in node ? node.name : '';
    if (name === 'h2' || name === 'h3') {
      const heading = clean($(node).text());
      open = {
        level: name === 'h2' ? 2 : 3,
        anchor: $(node).attr('id') ?? null,
        titles: name === 'h2' ? [title, heading, null] : [title, open.titles[1], heading],
        parts: [],
      };
      sections.push(open);
    } else if (name !== 'h1' && !$(node).is(PART_ELEMENTS) && $(node).children().length > 0) {
      $(node).contents().toArray().forEach(visit);
    } else if (name !== 'h1') {
      const text = textOf($, node);
      if (text !== '') open.parts.push(text);
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

function clean(text: string): string {
  return text.replace(/[\s\u200B]+/g, ' ').trim();
}
