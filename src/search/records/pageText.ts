import {NUMBER_COLUMN, SAYS_ITSELF, UNKNOWN} from '../../lib/controlTables';
import {clean, isElement, offLine} from '../../lib/plainText';

/** What the search reads from one documentation page. */
export interface PageText {
  /** Full address, with trailing slash. */
  url: string;
  /** Name of its part of the site, such as "How-to guides". */
  siteSection: string;
  title: string;
  description: string;
  sections: SectionText[];
}

export interface SectionText {
  level: 1 | 2 | 3;
  anchor: string | null;
  /** Page title, heading of level 2, heading of level 3. */
  titles: [string, string | null, string | null];
  /** Lines (../engine/lines.ts) in page order. */
  parts: string[];
}

/** What says nothing of its own in a page's text; a figure's caption says what the text says. */
const BOILERPLATE =
  '.hash-link, [data-footnote-ref], [data-footnote-backref], .footnotes > h2, .sp-letters, .sp-letters ~ h2, .sp-related, .sp-unsure > a, figcaption, form, button, script, style, [role="tablist"], [aria-hidden="true"], [data-only="dark"], del, s, strike';

/** Elements whose text is one part; anything around them is looked into. */
const PART_ELEMENTS = 'p, li, tr, pre, dt, dd, blockquote, summary, h1, h2, h3, h4, h5, h6';

/** Elements between which words end, though no space stands there. */
const APART = `${PART_ELEMENTS}, br, div, figure, details, td, th`;

/**
 * @param page a built page, parsed; its full address, `url`, ends in a slash
 * @param title of the page, which may show another or none
 * @returns `undefined` for what is no documentation page
 */
export function readPage(page: Document, url: string, title: string): PageText | undefined {
  const body = page.querySelector('article .theme-doc-markdown');
  if (!body) return undefined;
  const [, part] = page.querySelectorAll('.theme-doc-breadcrumbs li .breadcrumbs__link');
  const about = page.querySelector('meta[name="description"]')?.getAttribute('content');
  const siteSection = clean(part?.textContent) || title;
  const sections = readSections(body, title);
  return {url, title, siteSection, description: clean(about), sections};
}

/**
 * @returns a page's opening, then one for each heading of level 2 and 3 that an address leads to, but for the
 *   closing list
 */
export function readSections(page: Element, title: string): SectionText[] {
  const body = page.cloneNode(true) as Element;
  const first = body.querySelector('h1');
  if (clean(first?.textContent) === title) first?.remove();
  // The generated closing lists repeat other pages' titles; above each stands its heading, or a sentence.
  const closing = Array.from(body.querySelectorAll('.sp-related'));
  for (const list of closing) list.previousElementSibling?.remove();
  for (const element of Array.from(body.querySelectorAll(BOILERPLATE))) element.remove();
  // The title of an admonition to which its writer gave none: "tip".
  for (const heading of Array.from(body.querySelectorAll('.theme-admonition > :first-child'))) {
    const kind = `theme-admonition-${clean(heading.textContent).toLowerCase()}`;
    if (heading.parentElement?.classList.contains(kind)) heading.remove();
  }
  let open: SectionText = {level: 1, anchor: null, titles: [title, null, null], parts: []};
  const sections = [open];
  const visit = (node: Node): void => {
    const element = isElement(node) ? node : undefined;
    // In HTML a writer may give a heading no id, or another's.
    const isLinked = element?.id && !sections.some(({anchor}) => anchor === element.id);
    if (isLinked && element.matches('h2, h3')) {
      const level = element.localName === 'h2' ? 2 : 3;
      const heading = clean(textOf(element));
      const [above, own] = level === 2 ? [heading, null] : [open.titles[1], heading];
      open = {level, anchor: element.id, titles: [title, above, own], parts: []};
      sections.push(open);
    } else if (element?.querySelector(element.matches(PART_ELEMENTS) ? 'h2[id], h3[id]' : '*')) {
      Array.from(element.childNodes).forEach(visit);
    } else {
      const text = clean(textOf(node));
      if (text !== '') open.parts.push(signOf(node) + text);
    }
  };
  Array.from(body.childNodes).forEach(visit);
  return sections;
}

/** @returns what tells readers of a line what it is (../engine/lines.ts) */
function signOf(node: Node): string {
  if (!isElement(node)) return '';
  if (node.localName === 'tr') return '| ';
  if (node.localName === 'img' || (node.querySelector('img') && !node.textContent?.trim()))
    return '! ';
  const list = node.localName === 'li' ? node.parentElement : null;
  if (list?.localName !== 'ol') return list ? '- ' : '';
  const start = Number(list.getAttribute('start') ?? 1);
  return `${start + Array.from(list.children).indexOf(node)}. `;
}

/** Text as a reader meets it: rows as sentences, list items apart, pictures by their alternative text. */
function textOf(node: Node): string {
  if (!isElement(node)) return node.nodeType === 3 ? (node.nodeValue ?? '') : ''; // no comment's
  if (node.localName === 'tr') return rowText(node);
  if (node.localName === 'img') return ` ${node.getAttribute('alt') ?? ''} `;
  const text = offLine(node.localName, Array.from(node.childNodes).map(textOf).join(''));
  return node.matches(APART) ? ` ${text} ` : text;
}

/**
 * "Level fader; Range: up to +6 dB; Sets the level." The first cell is what the others are about, but for a number
 * and for the half of a pair, which say nothing without their head.
 */
function rowText(row: Element): string {
  const head = row.closest('table')?.querySelector('thead > tr');
  if (row === head) return '';
  const isJoined = row.closest('table')?.querySelector('[colspan], [rowspan]');
  const named = (!isJoined && head?.children) || []; // else a cell's place is not its column's
  const heads = Array.from(named, (cell) => clean(textOf(cell)));
  const isPair = heads.length === 2 && !heads.some((name) => SAYS_ITSELF.test(name));
  const cells = Array.from(row.children).flatMap((cell, column) => {
    const name = heads[column] ?? '';
    const text = clean(textOf(cell)).replace(/[.:;]$/, '');
    if (name === NUMBER_COLUMN || text === '' || text === UNKNOWN) return [];
    const isSubject = column === heads.findIndex((one) => one !== NUMBER_COLUMN);
    const isNamed = isSubject ? isPair || /^\d+$/.test(text) : !SAYS_ITSELF.test(name);
    return isNamed && name !== '' ? [`${name}: ${text}`] : [text];
  });
  const [first = '', second = '', ...others] = cells;
  const isAbout = second !== '' && !first.includes(': ') && !second.includes(': ');
  const beginning = isAbout ? `${first}: ${second}` : [first, second].filter(Boolean).join('; ');
  return `${[beginning, ...others].join('; ')}. `;
}
