import path from 'node:path';
import {decodePart} from '../../lib/decode';

/** Blocks, which Markdown can't have within a link. */
const BLOCKS = 'h1, h2, h3, h4, h5, h6, p, div, li, figure, figcaption, blockquote';

/** Sounds, films and frames, with the attribute that says what they hold. */
const MEDIA = 'audio, video, iframe, embed, object';

/**
 * Puts what Markdown has no sign for into what it has one for, so that no word of a page is lost or moves. The
 * page's addresses are full already. Test: tests/unit/markdown/rewriteForMarkdown.test.ts
 *
 * @param text a copy of a page's text, which is changed
 */
export function rewriteForMarkdown(text: Element): void {
  for (const link of all(text, 'a')) if (link.querySelector(BLOCKS)) linkFirstBlock(link);
  for (const medium of all(text, MEDIA)) linkMedium(medium);
  // A title is bold by itself, and bold within bold would leave stars.
  for (const bold of all(text, '.theme-admonition > :first-child :is(strong, b)')) unwrap(bold);
  // It would end the heading.
  for (const end of all(text, ':is(h1, h2, h3, h4, h5, h6, .theme-admonition > :first-child) br'))
    end.parentNode?.replaceChild(text.ownerDocument.createTextNode(' '), end);
  // Nothing within code is a sign.
  for (const one of all(text, 'code :is(a, strong, b, em, i, del, s)')) unwrap(one);
  // Behind words that nobody has checked: a link on the page only.
  for (const sign of all(text, '.sp-unsure > a')) unwrap(sign);
  // Turndown moves the space within a task's label before its box, and what follows out of the task.
  for (const label of all(text, 'label')) unwrap(label);
  // To Turndown they are no blocks, and their words would run together.
  for (const one of all(text, 'summary')) rename(one, 'p');
  for (const one of all(text, 'details, legend, dialog, search')) rename(one, 'div');
  for (const quote of all(text, 'q').reverse()) writeQuotes(quote); // the inner ones first
  for (const cell of all(text, 'td')) if (cell.querySelector('pre, ul, ol')) plainHtml(cell);
  for (const caption of all(text, 'caption')) {
    const table = caption.parentNode;
    table?.parentNode?.insertBefore(make(text, 'p', caption.innerHTML), table);
    caption.remove();
  }
}

/** A card, which is a link as a whole: its first paragraph is the link, the others follow. */
function linkFirstBlock(link: Element): void {
  const paragraphs = paragraphsOf(link);
  const [first] = paragraphs;
  if (!first) return;
  const anchor = make(link, 'a', first.innerHTML);
  anchor.setAttribute('href', link.getAttribute('href') ?? '');
  first.innerHTML = '';
  first.appendChild(anchor);
  for (const one of paragraphs) link.parentNode?.insertBefore(one, link);
  link.remove();
}

/** @returns what an element shows, in its order: each block of words, and the words and pictures beside blocks */
function paragraphsOf(element: Element): Element[] {
  const paragraphs: Element[] = [];
  let open: Element | undefined;
  for (const node of Array.from(element.childNodes)) {
    const inner = node.nodeType === 1 ? (node as Element) : undefined;
    if (inner && (inner.matches(BLOCKS) || inner.querySelector(BLOCKS))) {
      paragraphs.push(...paragraphsOf(inner));
      open = undefined;
    } else {
      if (!open) paragraphs.push((open = make(element, 'p', '')));
      open.appendChild(node);
    }
  }
  return paragraphs.filter((one) => one.textContent?.trim() || one.querySelector('img'));
}

/** The marks that browsers put around it. */
function writeQuotes(quote: Element): void {
  const [open, close] = quote.matches('q q') ? '‘’' : '“”';
  quote.innerHTML = `${open}${quote.innerHTML}${close}`;
  unwrap(quote);
}

function linkMedium(medium: Element): void {
  const source = medium.hasAttribute('src') ? medium : medium.querySelector('[src]');
  const address = source?.getAttribute('src') ?? medium.getAttribute('data');
  if (!address) return;
  const file = decodePart(path.posix.basename(address.replace(/[?#].*/, '')));
  const link = make(medium, 'a', '');
  link.textContent = medium.getAttribute('title') ?? medium.getAttribute('aria-label') ?? file;
  link.setAttribute('href', address);
  const paragraph = make(medium, 'p', '');
  paragraph.appendChild(link);
  medium.parentNode?.replaceChild(paragraph, medium);
}

/** Of a table that stays HTML: what it shows, without what the theme needs to show it. */
function plainHtml(cell: Element): void {
  for (const element of all(cell, '*')) {
    if (element.matches('div, span')) unwrap(element);
    else for (const name of ['class', 'style', 'tabindex']) element.removeAttribute(name);
  }
}

function rename(element: Element, name: string): void {
  const renamed = make(element, name, '');
  while (element.firstChild) renamed.appendChild(element.firstChild);
  element.parentNode?.replaceChild(renamed, element);
}

function unwrap(element: Element): void {
  while (element.firstChild) element.parentNode?.insertBefore(element.firstChild, element);
  element.remove();
}

/** @returns a new element of the same document */
export function make({ownerDocument}: Element, name: string, html: string): Element {
  const element = ownerDocument.createElement(name);
  element.innerHTML = html;
  return element;
}

/** @returns elements within another, as a list that stays as it is */
export function all(element: Element, selector: string): Element[] {
  return Array.from(element.querySelectorAll(selector));
}
