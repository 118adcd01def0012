import {load} from 'cheerio/slim';
import {isTag, isText, type AnyNode} from 'domhandler';

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

/** What stands in the page before and after its main part: a third of it, and most links. */
const AROUND_MAIN = /<body[^]*?(?=<main\b)|<\/main>[^]*$/g;

/** The generated closing list repeats other pages' titles. */
const CLOSING_SECTION = 'Related';

/** Elements whose text is one part; anything around them is looked into. */
const PART_ELEMENTS: ReadonlySet<string> = new Set(
  'p li tr pre dt dd blockquote figcaption summary'.split(' '),
);

/** Elements whose text stands apart from what follows. */
const SET_APART: ReadonlySet<string> = new Set(['td', 'th', 'li', 'p', 'tr']);

/**
 * Reads one built documentation page.
 *
 * @param html the page's HTML
 * @param url the page's full address, with trailing slash
 * @returns `undefined` when the HTML holds no documentation page, or one that no list may name
 */
export function readPage(html: string, url: string): PageText | undefined {
  const read = html
    .replace(AROUND_MAIN, '')
    // htmlparser2, some times faster than parse5, misses of all end tags left out that before <tbody>.
    .replaceAll('<tbody>', '</thead><tbody>');
  const $ = load(read);
  if ($('meta[name="robots"]').attr('content')?.includes('noindex')) return undefined; // unlisted
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
    sections: splitSections(body.contents().toArray(), title).filter(
      (section) => section.titles[1] !== CLOSING_SECTION,
    ),
  };
}

function splitSections(nodes: readonly AnyNode[], title: string): SectionText[] {
  let open: SectionText = {level: 1, anchor: null, titles: [title, null, null], parts: []};
  const sections = [open];
  const visit = (node: AnyNode): void => {
    const element = isTag(node) ? node : undefined;
    if (element?.name === 'h2' || element?.name === 'h3') {
      const heading = clean(textOf(element));
      const isSecond = element.name === 'h2';
      open = {
        level: isSecond ? 2 : 3,
        anchor: element.attribs.id ?? null,
        titles: isSecond ? [title, heading, null] : [title, open.titles[1], heading],
        parts: [],
      };
      sections.push(open);
    } else if (element && !PART_ELEMENTS.has(element.name) && element.children.some(isTag)) {
      if (element.name !== 'h1') element.children.forEach(visit);
    } else if (element?.name !== 'h1') {
      const text = clean(textOf(node));
      if (text !== '') open.parts.push(text);
    }
  };
  nodes.forEach(visit);
  return sections;
}

/** Text as a reader meets it: cells and list items apart, pictures by their alternative text. */
function textOf(node: AnyNode): string {
  if (isText(node)) return node.data;
  if (!isTag(node)) return '';
  if (node.name === 'img') return ` ${node.attribs.alt ?? ''} `;
  const text = node.children.map(textOf).join('');
  return SET_APART.has(node.name) ? `${text} ` : text;
}

function clean(text: string): string {
  return text.replace(/[\s\u200B]+/g, ' ').trim();
}
