import {SITE} from '../../config/site';
import {afterPrinting} from '../afterPrinting';
import {h} from '../../lib/dom';
import {urlOf} from '../../lib/urlOf';

/** Class of the root while a section is printed instead of the page (static/css/print.css). */
const PRINTING = 'sp-prints-section';

/**
 * Prints all pages of a section as one hand-out: fetches them, puts their texts together outside the
 * page, and opens the browser's print dialog. Loaded only when asked for.
 *
 * @param addresses of the section's pages, in order
 * @param isWanted whether the reader still waits for it once the pages are there
 * @throws when a page can't be fetched
 */
export async function printSection(
  addresses: readonly string[],
  isWanted: () => boolean,
): Promise<void> {
  const articles = await Promise.all(addresses.map((address) => fetchArticle(address, addresses)));
  const handout = h('div', {class: 'sp-handout'}, ...articles.flat());
  document.body.prepend(handout); // of two equal ids the first counts, which is to be printed
  await Promise.all([...handout.querySelectorAll('img')].map(loadPicture));
  if (!isWanted()) {
    handout.remove();
    return;
  }
  document.documentElement.classList.add(PRINTING);
  afterPrinting(() => {
    document.documentElement.classList.remove(PRINTING);
    handout.remove();
  });
  window.print();
}

/** @returns a page's text; none of a list of pages that Docusaurus generates for a folder */
async function fetchArticle(address: string, section: readonly string[]): Promise<HTMLElement[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const text = page.querySelector('.theme-doc-markdown');
  if (!page.querySelector('#__docusaurus')) throw new Error(`${address}: no page`);
  if (!text) return [];
  text.querySelectorAll('.hash-link').forEach((link) => link.remove());
  // Else repeated; drawings are painted with what has one.
  text.querySelectorAll('[id]:not(svg *)').forEach((element) => element.removeAttribute('id'));
  text.querySelectorAll('a[href]').forEach((link) => linkWithin(link, address, section));
  const source = h('p', {class: 'sp-print-source'}, SITE.url.replace('https://', '') + address);
  return [h('article', {id: anchorOf(address)}, text, source)];
}

/**
 * A link to a page that is in the hand-out leads there and needs no address.
 * Test: tests/unit/shell/linkWithin.test.ts
 */
export function linkWithin(link: Element, from: string, section: readonly string[]): void {
  const base = window.location.origin + from;
  const url = urlOf(link.getAttribute('href') ?? '', base);
  if (url?.origin === window.location.origin && section.includes(url.pathname)) {
    link.setAttribute('href', `#${anchorOf(url.pathname)}`);
  }
}

function anchorOf(address: string): string {
  return `handout${address.replace(/\W+/g, '-')}`;
}

async function loadPicture(image: HTMLImageElement): Promise<void> {
  image.loading = 'eager';
  image.src = image.getAttribute('src') ?? ''; // one from another document isn't asked for by itself
  await image.decode().catch(() => undefined); // a missing picture prints its alternative text
}
