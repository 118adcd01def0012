import type {ClientModule} from '@docusaurus/types';
import {ThemeClassNames} from '@docusaurus/theme-common';

/**
 * The glossary's row of filter and letters (src/pages/blocks/letters.ts). The filter narrows the glossary to
 * the words that hold what is typed; letters without words go too. An emptied box, as Escape leaves it in most
 * browsers, shows all again. Test: tests/browser/glossary/filter.spec.ts
 */

const ROW = '.sp-letters';
const BOX = 'input[data-filters="terms"]';
const NAVBAR = `.${ThemeClassNames.layout.navbar.container}`;
/** Reading aloud after each key would speak over the last. */
const PAUSE_MS = 500;

let timer: ReturnType<typeof setTimeout> | undefined;
let watch: IntersectionObserver | undefined;

function onInput({target}: Event): void {
  if (!(target instanceof HTMLInputElement) || !target.matches(BOX)) return;
  const row = target.closest(ROW);
  if (!row?.parentElement) return;
  const count = narrow(row.parentElement, target.value.trim().toLowerCase());
  showFirst(row);
  clearTimeout(timer);
  timer = setTimeout(() => void tell(count), PAUSE_MS);
}

async function tell(count: number): Promise<void> {
  const {announce} = await import(/* webpackChunkName: "announce" */ '../lib/announce');
  announce(count === 1 ? '1 word' : `${String(count)} words`, {shown: false});
}

/** @returns how many words are shown */
function narrow(glossary: Element, typed: string): number {
  let letter: HTMLElement | undefined;
  let count = 0;
  for (const heading of glossary.querySelectorAll<HTMLElement>(`${ROW} ~ :is(h2, h3)`)) {
    if (heading.tagName === 'H2') {
      letter = heading;
      letter.hidden = typed !== '';
      continue;
    }
    const entry = entryOf(heading);
    const words = entry.map(({textContent}) => textContent).join(' ');
    const isShown = words.toLowerCase().includes(typed);
    for (const element of entry) element.hidden = !isShown;
    if (!isShown) continue;
    count += 1;
    if (letter) letter.hidden = false;
  }
  return count;
}

/** @returns a word's heading and what stands below it, up to the next word or letter */
function entryOf(heading: HTMLElement): HTMLElement[] {
  const entry = [heading];
  let next = heading.nextElementSibling;
  while (next && !next.matches('h2, h3')) {
    entry.push(next as HTMLElement);
    next = next.nextElementSibling;
  }
  return entry;
}

/** Where the row stays in view, what is left may stand above the window. */
function showFirst(row: Element): void {
  const first = row.parentElement?.querySelector(`${ROW} ~ h2:not([hidden])`);
  if (!first) return;
  if (first.getBoundingClientRect().top < row.getBoundingClientRect().bottom)
    first.scrollIntoView();
}

/** Marks the row while the navbar, which leaves as readers scroll down, leaves it the window's top (blocks.css). */
function watchNavbar(): void {
  watch?.disconnect();
  const row = document.querySelector(ROW);
  const navbar = document.querySelector(NAVBAR);
  if (!row || !navbar) return;
  watch = new IntersectionObserver(([entry]) => {
    row.toggleAttribute('data-alone', entry?.isIntersecting === false);
  });
  watch.observe(navbar);
}

export const glossaryFilter: ClientModule = {
  onRouteDidUpdate({previousLocation}) {
    if (!previousLocation) document.addEventListener('input', onInput); // once a visit
    watchNavbar();
  },
};
