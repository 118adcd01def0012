import type {Element, ElementContent, Root, RootContent} from 'hast';
import {matches, select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';

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
const BOILERPLATE = [
  '.hash-link',
  '.theme-doc-toc-mobile',
  '.theme-doc-version-badge',
  '.theme-doc-breadcrumbs',
  'script',
  'style',
  'button',
  '[aria-hidden="true"]',
].join(', ');

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
 * @param page its HTML, parsed
 * @param url its full address, with trailing slash
 * @returns `undefined` for what is no documentation page, or for one that no list may name
 */
export function readPage(page: Root, url: string): PageText | undefined {
  const robots = select('meta[name="robots"]', page)?.properties.content;
  if (String(robots).includes('noindex')) return undefined; // unlisted
  const body = select('.theme-doc-markdown', page);
  const heading = body && select('h1', body);
  if (!body || !heading) return undefined;
  const title = clean(toString(heading));
  const crumbs = selectAll('.theme-doc-breadcrumbs li .breadcrumbs__link', page).map((link) =>
    clean(toString(link)),
  );
  return {
    url,
    title,
    siteSection: crumbs[1] || title,
    label: crumbs.at(-1) || title,
    description: clean(
      String(select('meta[name="description"]', page)?.properties.content ?? ''),
    ),
    sections: readSections(body.children, title),
  };
}

/**
 * @param nodes a page's text
 * @param title the page's
 * @returns its opening, then one for each heading of level 2 and 3, but for the closing list
 */
export function readSections(nodes: readonly RootContent[], title: string): SectionText[] {
  let open: SectionText = {level: 1, anchor: null, titles: [title, null, null], parts: []};
  const sections = [open];
  const visit = (node: RootContent): void => {
    const element = node.type === 'element' ? node : undefined;
    if (element && (element.tagName === 'h1' || isBoilerplate(element))) return;
    if (element?.tagName === 'h2' || element?.tagName === 'h3') {
      const heading = clean(textOf(element));
      const isSecond = element.tagName === 'h2';
      open = {
        level: isSecond ? 2 : 3,
        anchor: element.properties.id === undefined ? null : String(element.properties.id),
        titles: isSecond ? [title, heading, null] : [title, open.titles[1], heading],
        parts: [],
      };
      sections.push(open);
    } else if (element && !PART_ELEMENTS.has(element.tagName) && hasElements(element)) {
      element.children.forEach(visit);
    } else {
      const text = clean(textOf(node));
      if (text !== '') open.parts.push(text);
    }
  };
  nodes.forEach(visit);
  return sections.filter(({titles}) => titles[1] !== CLOSING_SECTION);
}

function hasElements({children}: Element): boolean {
  return children.some(({type}) => type === 'element');
}

function isBoilerplate(element: Element): boolean {
  return matches(BOILERPLATE, element);
}

/** Text as a reader meets it: cells and list items apart, pictures by their alternative text. */
function textOf(node: RootContent | ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element' || isBoilerplate(node)) return '';
  if (node.tagName === 'img') return ` ${String(node.properties.alt ?? '')} `;
  const text = node.children.map(textOf).join('');
  return SET_APART.has(node.tagName) ? `${text} ` : text;
}

function clean(text: string): string {
  return text.replace(/[\s\u200B]+/g, ' ').trim();
}
