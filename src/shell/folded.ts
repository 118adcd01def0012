import type {ClientModule} from '@docusaurus/types';
import {decodePart} from '../lib/decode';
import {goToKeptPlace, isComingBack} from '../lib/keepPlace';
import {afterPrinting} from './afterPrinting';

/**
 * Opens what is folded up around a place that is asked for: by its address, its entry in the contents list, a
 * search result, or the browser's own search in the page; on paper all is open. What folds up is an element
 * `details`, a panel of tabs, or what a filter has hidden. Test: tests/browser/shell/folded.spec.ts
 */

const FOLDED = 'details:not([open]), [role="tabpanel"][hidden], [hidden]';

/** @returns whether anything had to be opened, from the outermost inward */
function unfold(target: Element): boolean {
  let closed = false;
  for (let at = target.closest(FOLDED); at; at = at.parentElement?.closest(FOLDED) ?? null) {
    open(at);
    closed = true;
  }
  return closed;
}

function open(folded: Element): void {
  if (folded instanceof HTMLDetailsElement) folded.open = true;
  else if (folded.matches('[role="tabpanel"]')) tabOf(folded)?.click();
  else emptyFilter();
}

/** The theme doesn't tie tabs to their panels: they have the same order, but where `values` has its own. */
function tabOf(panel: Element): HTMLElement | undefined {
  const place = panel.closest<HTMLElement>('.sp-tab'); // src/theme/TabItem
  const places = place?.parentElement;
  const tabs = places?.parentElement?.querySelectorAll<HTMLElement>(
    ':scope > [role="tablist"] > [role="tab"]',
  );
  if (!place || !places) return undefined;
  return tabs?.[Number(place.dataset.tab ?? [...places.children].indexOf(place))];
}

/** The filter answers as if the reader had done it: src/glossary/filter.ts. */
function emptyFilter(): void {
  for (const box of document.querySelectorAll<HTMLInputElement>('input[data-filters]')) {
    box.value = '';
    box.dispatchEvent(new Event('input', {bubbles: true}));
  }
}

function show(hash: string, {isFirst = false, isReturn = false} = {}): void {
  const target = document.getElementById(decodePart(hash.slice(1)));
  // A tab that the address's query or an earlier choice has opened was closed as the browser looked for the place.
  const isMissed = isFirst && window.scrollY === 0 && target?.closest('[role="tabpanel"]');
  if (!target || (!unfold(target) && !isMissed)) return;
  // Once React has drawn what is open now.
  requestAnimationFrame(() => {
    if (isReturn) goToKeptPlace();
    else target.scrollIntoView();
  });
}

/** What was opened for the printer only, with the name by which one closes another. */
let opened: [HTMLDetailsElement, string][] = [];

window.addEventListener('beforeprint', () => {
  for (const one of document.querySelectorAll<HTMLDetailsElement>('details:not([open])')) {
    opened.push([one, one.name]);
    one.name = '';
    one.open = true;
  }
  afterPrinting(() => {
    for (const [one, name] of opened) Object.assign(one, {open: false, name});
    opened = [];
  });
});
document.addEventListener('beforematch', ({target}) => {
  if (target instanceof Element) unfold(target);
});
// A link to where the reader is already is no change of address.
document.addEventListener('click', ({target}) => {
  const link = target instanceof Element && target.closest('a');
  if (link && link.hash && link.href === window.location.href) show(link.hash);
});

export const folded: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (location.hash) show(location.hash, {isFirst: !previousLocation, isReturn: isComingBack()});
  },
};
