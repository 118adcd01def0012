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
  '.sp-letters',
  'figcaption', // says what the text says
  'script',
  'style',
  'form',
  'button',
  '[aria-hidden="true"]',
].join(', ');

/** The generated closing list repeats other pages' titles. */
const CLOSING_SECTION = 'Related';

/** Elements whose text is one part; anything around them is looked into. */
const PART_ELEMENTS: ReadonlySet<string> = new Set(
  'p li tr pre dt dd blockquote summary'.split(' '),
);

/** Elements whose text stands apart from what follows. */
const SET_APART: ReadonlySet<string> = new Set(['li', 'p']);

const TEXT_NODE = 3;
const ELEMENT_NODE = 1;

/**
 * Reads one built documentation page.
 *
 * @param page its HTML, parsed
 * @param url its full address, with trailing slash
 * @returns `undefined` for what is no documentation page, or for one that no list may name
 */
export function readPage(page: Document, url: string): PageText | undefined {
  if (contentOf(page, 'robots').includes('noindex')) return undefined; // unlisted
  const body = page.querySelector('article .theme-doc-markdown');
  const title = clean(body?.querySelector('h1')?.textContent ?? '');
  if (!body || title === '') return undefined;
  const crumbs = Array.from(
    page.querySelectorAll('.theme-doc-breadcrumbs li .breadcrumbs__link'),
  ).map((link) => clean(link.textContent ?? ''));
  return {
    url,
    title,
    siteSection: crumbs[1] || title,
    label: crumbs.at(-1) || title,
    description: contentOf(page, 'description'),
    sections: readSections(body, title),
  };
}

/**
 * @param body a page's text
 * @param title the page's
 * @returns its opening, then one for each heading of level 2 and 3, but for the closing list
 */
export function readSections(body: Element, title: string): SectionText[] {
  let open: SectionText = {level: 1, anchor: null, titles: [title, null, null], parts: []};
  const sections = [open];
  const ignored = new Set<Node>(Array.from(body.querySelectorAll(BOILERPLATE)));
  for (const admonition of Array.from(body.querySelectorAll('.theme-admonition'))) {
    const [heading] = Array.from(admonition.children);
    if (heading && isKind(clean(heading.textContent ?? ''), admonition)) ignored.add(heading);
  }
  const visit = (node: Node): void => {
    const element = elementOf(node);
    if (ignored.has(node) || element?.localName === 'h1') return;
    if (element?.localName === 'h2' || element?.localName === 'h3') {
      const heading = clean(textOf(element, ignored));
      const isSecond = element.localName === 'h2';
      open = {
        level: isSecond ? 2 : 3,
        anchor: element.id || null,
        titles: isSecond ? [title, heading, null] : [title, open.titles[1], heading],
        parts: [],
      };
      sections.push(open);
    } else if (element?.firstElementChild && !PART_ELEMENTS.has(element.localName)) {
      Array.from(element.childNodes).forEach(visit);
    } else {
      const text = clean(textOf(node, ignored));
      if (text !== '') open.parts.push(text);
    }
  };
  Array.from(body.childNodes).forEach(visit);
  return sections.filter(({titles}) => titles[1] !== CLOSING_SECTION);
}

/** Whether this is the title of an admonition to which its writer gave none: "tip". */
function isKind(title: string, admonition: Element): boolean {
  return admonition.classList.contains(`theme-admonition-${title.toLowerCase()}`);
}

/** Text as a reader meets it: rows as sentences, list items apart, pictures by their alternative text. */
function textOf(node: Node, ignored: ReadonlySet<Node>): string {
  if (node.nodeType === TEXT_NODE) return node.nodeValue ?? '';
  const element = elementOf(node);
  if (!element || ignored.has(node)) return '';
  if (element.localName === 'tr') return rowText(element, ignored);
  if (element.localName === 'img') return ` ${element.getAttribute('alt') ?? ''} `;
  const text = Array.from(element.childNodes)
    .map((child) => textOf(child, ignored))
    .join('');
  return SET_APART.has(element.localName) ? `${text} ` : text;
}

/**
 * A row as a sentence, for snippets: "Level fader: at least up to +6 dB; sets the level." Heads say
 * little alone, but numbers say nothing without theirs: "Kick 36; Snare 38."
 */
function rowText(row: Element, ignored: ReadonlySet<Node>): string {
  const head = row.closest('table')?.querySelector('thead > tr');
  if (row === head) return '';
  const names = Array.from(head?.children ?? []);
  const cells = Array.from(row.children).map((cell) =>
    clean(textOf(cell, ignored)).replace(/[.:;]$/, ''),
  );
  const isNumber = (cell = ''): boolean => names.length > 0 && /^\d+$/.test(cell);
  const [first = '', ...rest] = cells
    .map((cell, column) =>
      isNumber(cell) ? `${names[column]?.textContent ?? ''} ${cell}`.trim() : cell,
    )
    .filter((text) => text !== '');
  const colon = isNumber(cells[0]) ? '; ' : ': ';
  return `${rest.length > 0 ? `${first}${colon}${rest.join('; ')}` : first}. `;
}

function elementOf(node: Node): Element | undefined {
  return node.nodeType === ELEMENT_NODE ? (node as Element) : undefined;
}

function contentOf(page: Document, name: string): string {
  return clean(page.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '');
}

function clean(text: string): string {
  return text.replace(/[\s\u200B]+/g, ' ').trim();
}
