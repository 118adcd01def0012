import type {ClientModule} from '@docusaurus/types';

/**
 * What is wider than its column scrolls in a box of its own (src/css/tables.css). While it does, the box can be
 * reached and scrolled by keys, and says what it is. Test: tests/browser/pages/everything.spec.ts
 */

const TEXT = '.theme-doc-markdown';

/** The boxes, and what they hold in words: the first that fits. */
const BOXES: readonly (readonly [selector: string, name: string])[] = [
  ['.sp-scroll:has(> table), table:not(.sp-scroll > table)', 'Table'],
  ['.sp-scroll', 'Formula'],
  ['pre', 'Code'],
];
const ALL = BOXES.map(([selector]) => selector).join();

/** Boxes of the page that is shown, each with its name. */
const names = new Map<Element, string>();

const sizes = new ResizeObserver((entries) => {
  for (const {target} of entries) mark(target as HTMLElement);
});
/** Code blocks are drawn anew when their own code has come. */
const changes = new MutationObserver(findBoxes);

function findBoxes(): void {
  const boxes = [...document.querySelectorAll(`${TEXT} :is(${ALL})`)];
  if (boxes.length === names.size && boxes.every((box) => names.has(box))) return;
  sizes.disconnect();
  names.clear();
  for (const [selector, name] of BOXES) {
    const ofThem = boxes.filter((box) => box.matches(selector) && !names.has(box));
    ofThem.forEach((box, index) => names.set(box, `${name} ${String(index + 1)}`));
  }
  for (const box of boxes) sizes.observe(box);
}

function mark(box: HTMLElement): void {
  if (window.matchMedia('print').matches) return; // there what is wide breaks: static/css/print.css
  const isWide = box.scrollWidth > box.clientWidth;
  const scrolls = isWide && getComputedStyle(box).overflowX !== 'visible';
  if (!scrolls && !box.classList.contains('sp-scrolls')) return; // what it has is a writer's
  box.classList.toggle('sp-scrolls', scrolls);
  if (box.tagName !== 'TABLE') setAttribute(box, 'role', scrolls && 'region'); // a table stays one
  setAttribute(box, 'aria-label', scrolls && nameOf(box));
  if (scrolls) box.tabIndex = 0;
  // The theme has it on its code blocks always; and nobody loses the focus.
  else if (box.tagName !== 'PRE' && box !== document.activeElement) box.removeAttribute('tabindex');
}

function nameOf(box: Element): string {
  const name = names.get(box) ?? '';
  const caption = box.querySelector('caption')?.textContent;
  return caption ? `${name}: ${caption}` : name;
}

function setAttribute(box: Element, name: string, value: string | false): void {
  if (value) box.setAttribute(name, value);
  else box.removeAttribute(name);
}

export const scrollBoxes: ClientModule = {
  onRouteDidUpdate() {
    const text = document.querySelector(TEXT);
    changes.disconnect();
    if (text) changes.observe(text, {childList: true, subtree: true});
    findBoxes();
  },
};
