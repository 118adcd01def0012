import {createDocument} from '@mixmark-io/domino';
import {micromark} from 'micromark';
import {gfm, gfmHtml} from 'micromark-extension-gfm';

/** What is no text of a page: controls, icons, links of headings to themselves. */
const NO_TEXT =
  'form, button, svg, script, style, .hash-link, [data-footnote-backref], .theme-doc-toc-mobile, .sp-letters, [role="tablist"], [aria-hidden="true"], [data-only="dark"]';

const BLOCKS =
  'p, div, section, h1, h2, h3, h4, h5, h6, ul, ol, li, dl, dt, dd, table, caption, tr, td, th, pre, blockquote, figure, figcaption, details, summary, br, hr, audio, video, iframe, math *';

/**
 * @param title the page's, which its copy has above
 * @returns the words of a built page, in order, those of closed tabs below their label
 */
export function wordsOfPage(page: Document, title: string): string[] {
  const text = page.querySelector('.theme-doc-markdown')?.cloneNode(true) as Element;
  for (const one of all(text, NO_TEXT)) one.remove();
  const heading = text.querySelector('h1');
  if (heading?.textContent === title) heading.remove();
  for (const panel of all(text, '[data-label]:not(td)'))
    prepend(panel, panel.getAttribute('data-label'));
  for (const box of all(text, '.theme-admonition')) {
    const [, kind = ''] = /theme-admonition-(\w+)/.exec(box.className) ?? [];
    if (box.firstElementChild?.textContent?.trim() !== kind) prepend(box, kind);
  }
  // A copy has a link in its place: its name, or that of its file.
  for (const medium of all(text, 'audio[src], iframe[src]')) {
    const [, file = ''] = /([^/?#]*)\/?(?:[?#]|$)/.exec(medium.getAttribute('src') ?? '') ?? [];
    prepend(medium, medium.getAttribute('title') ?? file);
  }
  return wordsIn(text);
}

/** @returns the page's title in its copy */
export const titleOfCopy = (markdown: string): string => /^# (.*)/.exec(markdown)?.[1] ?? '';

/** @returns the words of a Markdown copy, below its head, as they are when a program has read it */
export function wordsOfCopy(markdown: string): string[] {
  const body = markdown.replace(/^[^]*?\nAddress: <.*>\n/, '');
  const html = micromark(body, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
  return wordsIn(createDocument(`<!doctype html><body>${html}`).body);
}

function wordsIn(text: Element): string[] {
  for (const picture of all(text, 'img')) {
    picture.parentNode?.replaceChild(
      text.ownerDocument.createTextNode(` ${picture.getAttribute('alt') ?? ''} `),
      picture,
    );
  }
  for (const block of all(text, BLOCKS)) {
    for (const at of [block, block.nextSibling])
      block.parentNode?.insertBefore(text.ownerDocument.createTextNode(' '), at);
  }
  return text.textContent?.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function prepend(element: Element, words: string | null): void {
  element.insertBefore(element.ownerDocument.createTextNode(`${words ?? ''} `), element.firstChild);
}

function all(element: Element, selector: string): Element[] {
  return Array.from(element.querySelectorAll(selector));
}
