import type {ClientModule} from '@docusaurus/types';
import {copyPage} from './copyPage';
import {headingInView} from './headingInView';
import {withHeading} from './reportUrl';

/**
 * Answers the tools below a page (PageTools.tsx), which are plain HTML: nobody uses them before the page
 * has loaded, so their code comes after it.
 * Test: tests/browser/shell/pageFoot.spec.ts
 */

const STATUS = '.sp-page-tools [role="status"]';

function say(words: string): void {
  const status = document.querySelector(STATUS);
  if (status) status.textContent = words;
}

async function copy(twin: string): Promise<void> {
  try {
    await copyPage(twin);
    say('Copied as Markdown.');
  } catch {
    say('The browser did not let it copy. Open “Markdown” and copy from there.');
  }
}

async function print(pages: string): Promise<void> {
  say('Fetching the pages…');
  try {
    const {printSection} = await import(/* webpackChunkName: "print-section" */ './printSection');
    await printSection(pages.split(' '));
    say('');
  } catch {
    say('Not all pages could be fetched. Check the connection and try again.');
  }
}

function answer({target}: Event): void {
  const button = target instanceof Element && target.closest<HTMLElement>('.sp-page-tools button');
  if (!button) return;
  const {copies, prints} = button.dataset;
  if (copies) void copy(copies);
  if (prints) void print(prints);
}

/** Before the link is followed, the report learns where on the page the reader is. */
function nameHeading({target}: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('.sp-report');
  if (link) link.href = withHeading(link.href, headingInView());
}

export const pageTools: ClientModule = {
  onRouteDidUpdate({previousLocation}) {
    say('');
    if (previousLocation) return; // once a visit
    document.addEventListener('click', answer);
    document.addEventListener('pointerdown', nameHeading);
    document.addEventListener('focusin', nameHeading);
  },
};
