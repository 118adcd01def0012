import type {ClientModule} from '@docusaurus/types';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {announceOnDemand} from '../lib/announceOnDemand';
import {h} from '../lib/dom';
import {goToKeptPlace} from '../lib/keepPlace';
import {splitWords} from '../lib/words';
import {searchLink} from '../search';

/**
 * The glossary's row of filter and letters (src/markdown/blocks/letters.ts). The filter narrows the glossary to
 * the words that hold what is typed; letters without words go too. An emptied box, as Escape leaves it in most
 * browsers, shows all again. Test: tests/browser/glossary/filter.spec.ts
 */

const ROW = '.sp-letters';
const BOX = 'input[data-filters="terms"]';
const NAVBAR = `.${ThemeClassNames.layout.navbar.container}`;
const DEMO = '[data-demo]';
/** It may sound, so its own way to stop stays in view. */
const PLAYED = '[data-demo-state]';
const CONTROLS = '.sp-play-it, .sp-play, .sp-play-over';
/** Reading aloud after each key would speak over the last. */
const PAUSE_MS = 500;

/** What the reader left in the box, by the key of the entry in the history: Back leads to where he or she was. */
const left: Record<string, string> = {};
let timer: ReturnType<typeof setTimeout> | undefined;
let watch: IntersectionObserver | undefined;

function onInput({target}: Event): void {
  if (!(target instanceof HTMLInputElement) || !target.matches(BOX)) return;
  left[entryKey()] = target.value;
  filterBy(target.value.trim());
}

function filterBy(typed: string): void {
  const count = narrow(wordsIn(typed));
  const none = showNone(count === 0 ? typed : '');
  showFirst();
  clearTimeout(timer);
  const words = count === 1 ? '1 word' : `${String(count)} words`;
  timer = setTimeout(() => void announceOnDemand(none || words, {shown: false}), PAUSE_MS);
}

const entryKey = (): string => (history.state as {key?: string} | null)?.key ?? '';

function fillAgain(): void {
  const box = document.querySelector<HTMLInputElement>(BOX);
  const typed = left[entryKey()];
  if (!box || !typed) return;
  box.value = typed;
  filterBy(typed.trim());
  goToKeptPlace();
}

/**
 * Readers see what is left; where nothing is, a line stands as long as that is so.
 *
 * @param typed what no word has, or nothing
 * @returns the line's words
 */
function showNone(typed: string): string {
  const line = document.querySelector<HTMLElement>(`${ROW} > p`);
  if (!line) return '';
  const search = h('a', {href: searchLink(typed)}, 'search the whole help');
  const said = `No word here has “${typed}”. Clear the box to see all, or `;
  line.replaceChildren(...(typed ? [said, search, '.'] : []));
  line.hidden = typed === '';
  return line.textContent;
}

/** @returns a text as the search reads it, so that "it's" finds "it’s" */
const wordsIn = (text: string): string => splitWords(text).join(' ');

/** The words of a demonstration aren't the glossary's: those of its panel change as it is played. */
const textsOf = (element: Element): (string | null)[] =>
  (element.matches(DEMO) ? Array.from(element.children) : [element])
    .filter((part) => !part.matches(CONTROLS))
    .map(({textContent}) => textContent);

/** @returns how many words hold what is typed */
function narrow(typed: string): number {
  let letter: HTMLElement | undefined;
  let count = 0;
  for (const heading of document.querySelectorAll<HTMLElement>(`${ROW} ~ :is(h2, h3)`)) {
    if (heading.tagName === 'H2') {
      letter = heading;
      letter.hidden = typed !== '';
      continue;
    }
    const entry = [heading, ...(sectionOf(heading) as HTMLElement[])];
    const words = entry.flatMap(textsOf).join(' ');
    const isFound = wordsIn(words).includes(typed);
    const isShown = isFound || entry.some((element) => element.matches(PLAYED));
    for (const element of entry) element.hidden = !isShown;
    if (isFound) count += 1;
    if (isShown && letter) letter.hidden = false;
  }
  return count;
}

/** @returns what stands below a heading, up to the next */
function sectionOf(heading: Element): Element[] {
  const section: Element[] = [];
  let next = heading.nextElementSibling;
  while (next && !next.matches('h2, h3')) {
    section.push(next);
    next = next.nextElementSibling;
  }
  return section;
}

/** What is left may stand above the window, where the row stays in view, or below it, where that is low. */
function showFirst(): void {
  const row = document.querySelector(ROW);
  if (!row) return;
  const letter = document.querySelector(`${ROW} ~ h2:not([hidden])`);
  if (letter && letter.getBoundingClientRect().top < row.getBoundingClientRect().bottom)
    letter.scrollIntoView();
  const found = document.querySelector(`${ROW} > p:not([hidden]), ${ROW} ~ h3:not([hidden])`);
  const bottom = found?.getBoundingClientRect().bottom ?? 0;
  if (bottom > (visualViewport?.height ?? innerHeight)) row.querySelector(BOX)?.scrollIntoView();
}

/** Marks the row while the navbar, which leaves as readers scroll down, leaves it the window's top (glossary.css). */
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
    clearTimeout(timer); // what is left of the words of the page before is no news on this one
    watchNavbar();
    fillAgain();
  },
};
