import {autoUpdate, computePosition, flip, inline, offset, shift} from '@floating-ui/dom';
import {announce} from '../../lib/announce';
import {decodePart} from '../../lib/decode';
import {h} from '../../lib/dom';
import {isPress} from '../../lib/keys';
import type {GlossaryTerm, GlossaryTerms} from '../terms';
import './tip.lazy.css';

/**
 * The one tip on screen. It keeps WCAG 1.4.13: Escape closes it, the pointer may move onto it, and
 * it stays for as long as link or tip are pointed at or the link has the focus.
 */

/** What made the tip appear; only a tap takes the link's click, so only then the tip offers it. */
type Cause = 'hover' | 'focus' | 'tap';

/** A pointer that only crosses a link opens nothing. */
const OPEN_DELAY_MS = 200;
/** Time to get from the link onto the tip. */
const CLOSE_DELAY_MS = 300;
/** Between link and tip, and between tip and the window's edge. */
const GAP_PX = 6;
const EDGE_PX = 8;
const TIP_ID = 'glossary-tip';

let terms: ReadonlyMap<string, GlossaryTerm> = new Map();
let shown: {link: HTMLAnchorElement; element: HTMLElement; stopFollowing: () => void} | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Loads the definitions; to be done before the first tip.
 *
 * @param address of the file that src/glossary/plugin.ts writes
 * @throws Error when it can't be had
 */
export async function loadTerms(address: URL): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The glossary's terms answered ${response.status}.`);
  terms = new Map(Object.entries((await response.json()) as GlossaryTerms));
}

/** @returns whether the tip is open beside this link */
export function isShownFor(link: HTMLAnchorElement): boolean {
  return shown?.link === link;
}

/** The pointer came onto a link. */
export function enter(link: HTMLAnchorElement): void {
  clearTimeout(timer);
  if (isShownFor(link)) return;
  timer = setTimeout(() => show(link, 'hover'), OPEN_DELAY_MS);
}

/** The pointer left a link or the tip. */
export function leave(link: HTMLAnchorElement): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (isShownFor(link) && !link.matches(':focus-visible')) hide();
  }, CLOSE_DELAY_MS);
}

/** A link lost the focus. */
export function blur(link: HTMLAnchorElement): void {
  if (isShownFor(link) && !link.matches(':hover') && !shown?.element.matches(':hover')) hide();
}

/** Opens the tip beside a link, in place of any other; a hash that is no term opens nothing. */
export function show(link: HTMLAnchorElement, cause: Cause): void {
  if (isShownFor(link)) return;
  hide();
  const term = terms.get(decodePart(link.hash.slice(1)));
  if (!term || !link.isConnected || (cause === 'hover' && !link.matches(':hover'))) return;
  const element = createTip(link, term, cause);
  (link.closest('main') ?? document.body).append(element);
  link.setAttribute('aria-describedby', TIP_ID);
  shown = {
    link,
    element,
    stopFollowing: autoUpdate(link, element, () => void place(link, element)),
  };
  if (cause === 'tap') announce(`${term.term}: ${term.definition}`, {shown: false});
}

/** Closes the tip, if it is open, and forgets one that was about to open. */
export function hide(): void {
  clearTimeout(timer);
  shown?.stopFollowing();
  shown?.element.remove();
  shown?.link.removeAttribute('aria-describedby');
  shown = undefined;
}

function createTip(link: HTMLAnchorElement, term: GlossaryTerm, cause: Cause): HTMLElement {
  const isTap = cause === 'tap';
  return h(
    'div',
    {
      id: TIP_ID,
      class: 'sp-term-tip',
      role: isTap ? 'group' : 'tooltip',
      'aria-label': isTap && `Definition of ${term.term}`,
      pointerenter: () => clearTimeout(timer),
      pointerleave({pointerType}: PointerEvent) {
        if (pointerType !== 'touch') leave(link);
      },
    },
    h('strong', {}, term.term),
    h('span', {}, term.definition),
    ...(isTap ? [createMoreLink(link)] : []),
  );
}

function createMoreLink(link: HTMLAnchorElement): HTMLAnchorElement {
  const follow = (event: MouseEvent): void => {
    event.preventDefault();
    link.click(); // through the router, like the term's own link
  };
  return h('a', {href: link.href, click: follow}, 'Open the glossary');
}

async function place(link: HTMLAnchorElement, element: HTMLElement): Promise<void> {
  const navbar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
  const top = Math.max(navbar, 0) + EDGE_PX;
  const padding = {top, right: EDGE_PX, bottom: EDGE_PX, left: EDGE_PX};
  const {x, y} = await computePosition(link, element, {
    strategy: 'fixed',
    placement: 'top',
    middleware: [inline(), offset(GAP_PX), flip({padding}), shift({padding, crossAxis: true})],
  });
  element.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
  element.style.visibility = 'visible';
}

document.addEventListener('keydown', (event) => {
  if (isPress(event, 'Escape')) hide();
});

document.addEventListener('pointerdown', ({target}) => {
  const isInside =
    target instanceof Node && (shown?.element.contains(target) || shown?.link.contains(target));
  if (!isInside) hide();
});
