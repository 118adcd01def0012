import type {ClientModule} from '@docusaurus/types';

/**
 * Narrows the glossary to the words that hold what is typed into its box (src/pages/blocks/letters.ts);
 * letters without words go too. An emptied box, as Escape leaves it in most browsers, shows all again.
 * Test: tests/browser/glossary/filter.spec.ts
 */

const BOX = 'input[data-filters="terms"]';
/** Where an entry ends: at the next word or letter. */
const ENTRY_OR_LETTER = 'h2, h3';
/** Reading aloud after each key would speak over the last. */
const PAUSE_MS = 500;

let timer: ReturnType<typeof setTimeout> | undefined;

function onInput({target}: Event): void {
  if (!(target instanceof HTMLInputElement) || !target.matches(BOX)) return;
  const row = target.closest('nav');
  const count = narrow(row, target.value.trim().toLowerCase());
  showFirst(row);
  clearTimeout(timer);
  timer = setTimeout(() => void tell(count), PAUSE_MS);
}

async function tell(count: number): Promise<void> {
  const {announce} = await import(/* webpackChunkName: "announce" */ '../lib/announce');
  announce(count === 1 ? '1 word' : `${String(count)} words`, {shown: false});
}

/** @returns how many words are shown */
function narrow(row: Element | null, typed: string): number {
  let letter: HTMLElement | undefined;
  let shows = true;
  let count = 0;
  for (let node = row?.nextElementSibling; node; node = node.nextElementSibling) {
    const element = node as HTMLElement;
    if (element.tagName === 'H2') {
      letter = element;
      letter.hidden = typed !== '';
      shows = true;
    } else if (element.tagName === 'H3') {
      shows = entryText(element).toLowerCase().includes(typed);
      if (shows) count += 1;
      if (shows && letter) letter.hidden = false;
    }
    if (element !== letter) element.hidden = !shows;
  }
  return count;
}

/** Where the row stays in view, what is left may stand above the window. */
function showFirst(row: Element | null): void {
  const first = row?.parentElement?.querySelector('nav ~ h2:not([hidden])');
  if (!row || !first) return;
  if (first.getBoundingClientRect().top < row.getBoundingClientRect().bottom)
    first.scrollIntoView();
}

/** @returns the words of a heading and of what stands below it */
function entryText(heading: Element): string {
  let text = heading.textContent ?? '';
  for (let node = heading.nextElementSibling; node; node = node.nextElementSibling) {
    if (node.matches(ENTRY_OR_LETTER)) break;
    text += ` ${node.textContent ?? ''}`;
  }
  return text;
}

export const glossaryFilter: ClientModule = {
  onRouteDidUpdate({previousLocation}) {
    if (previousLocation) return; // once a visit
    document.addEventListener('input', onInput);
  },
};
