import {autoUpdate, computePosition, flip, inline, offset, shift, size} from '@floating-ui/dom';
import {announce} from '../announce';
import {h} from '../dom';
import {isPress} from '../keys';
import './popup.lazy.css';

/**
 * The one tip on screen. It keeps WCAG 1.4.13: Escape closes it, the pointer may move onto it, and
 * it stays for as long as link or tip are pointed at or have the focus. It stands behind its link, so that
 * the Tab key comes from there to the links that it holds.
 */

/** What made the tip appear. */
export type Cause = 'hover' | 'focus' | 'tap';

/** What a tip says. */
export interface TipContent {
  /** Its name, for screen readers, if it holds links. */
  label: string;
  words: readonly HTMLElement[];
  links: readonly HTMLAnchorElement[];
}

/** Where a tip belongs. */
export interface TipPlace {
  link: HTMLAnchorElement;
  /** What is pointed at: the link or what it stands in. */
  area: HTMLElement;
  /** @returns nothing where there is nothing to say */
  contentFor: (cause: Cause) => TipContent | undefined;
}

/** A pointer that only crosses a link opens nothing. */
const OPEN_DELAY_MS = 200;
/** Time to get from the link onto the tip. */
const CLOSE_DELAY_MS = 300;
/** Between link and tip, and between tip and the window's edge. */
const GAP_PX = 6;
const EDGE_PX = 8;
const TIP_ID = 'sp-popup';
/** A link is described by them, without the links that follow. */
const WORDS_ID = 'sp-popup-words';

let shown: (TipPlace & {element: HTMLElement; stopFollowing: () => void}) | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** @returns whether the tip is open beside this link */
export function isShownFor(link: HTMLAnchorElement): boolean {
  return shown?.link === link;
}

/** The pointer came onto a link. */
export function enter(place: TipPlace): void {
  clearTimeout(timer);
  if (isShownFor(place.link)) return;
  timer = setTimeout(() => show(place, 'hover'), OPEN_DELAY_MS);
}

/** The pointer left a link, which may be another than the tip's, or the tip. */
export function leave(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (!hasFocus() && !isPointedAt()) hide();
  }, CLOSE_DELAY_MS);
}

function isPointedAt(): boolean {
  return Boolean(shown?.area.matches(':hover') || shown?.element.matches(':hover'));
}

/**
 * A link or the tip lost the focus.
 *
 * @param next what gets it
 */
export function blur(link: HTMLAnchorElement, next: EventTarget | null): void {
  if (!shown || !isShownFor(link) || isWithin(next)) return;
  if (!isPointedAt()) hide();
}

/**
 * Opens the tip beside a link, in place of any other.
 *
 * @returns whether it is open there
 */
export function show(place: TipPlace, cause: Cause): boolean {
  const {link, area} = place;
  if (isShownFor(link)) return true;
  hide();
  if (!link.isConnected || (cause === 'hover' && !area.matches(':hover'))) return false;
  const content = place.contentFor(cause);
  if (!content) return false;
  const element = createTip(link, content);
  link.after(element);
  link.setAttribute('aria-describedby', WORDS_ID);
  shown = {
    ...place,
    element,
    stopFollowing: autoUpdate(link, element, () => void putBeside(place, element)),
  };
  const spoken = content.words.map(({textContent}) => textContent).join(': ');
  if (cause === 'tap') announce(spoken, {shown: false});
  return true;
}

/** Closes the tip, if it is open, and forgets one that was about to open. */
export function hide(): void {
  clearTimeout(timer);
  shown?.stopFollowing();
  shown?.element.remove();
  shown?.link.removeAttribute('aria-describedby');
  shown = undefined;
}

/** Of phrasing elements, since it stands within a sentence. */
function createTip(link: HTMLAnchorElement, {label, words, links}: TipContent): HTMLElement {
  const hasLinks = links.length > 0;
  return h(
    'span',
    {
      id: TIP_ID,
      class: 'sp-popup',
      role: hasLinks ? 'group' : 'tooltip',
      'aria-label': hasLinks && label,
      pointerenter: () => clearTimeout(timer),
      pointerleave({pointerType}: PointerEvent) {
        if (pointerType !== 'touch') leave();
      },
      focusout: ({relatedTarget}: FocusEvent) => blur(link, relatedTarget),
    },
    h('span', {id: WORDS_ID}, ...words),
    ...(hasLinks ? [h('span', {class: 'sp-popup-links'}, ...links)] : []),
  );
}

async function putBeside({link, area}: TipPlace, element: HTMLElement): Promise<void> {
  const navbar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
  const top = Math.max(navbar, 0) + EDGE_PX;
  const padding = {top, right: EDGE_PX, bottom: EDGE_PX, left: EDGE_PX};
  const {x, y} = await computePosition(link, element, {
    strategy: 'fixed',
    // A sign's tip asks about the words before it, which stay in sight.
    placement: area === link ? 'top' : 'bottom',
    middleware: [
      inline(),
      // Above, it clears all lines of these words.
      offset(({placement}) => GAP_PX + (placement === 'top' ? topOf(link) - topOf(area) : 0)),
      flip({padding}),
      shift({padding}),
      // Never over its link: where neither side has room it scrolls.
      size({
        padding,
        apply: ({availableHeight}) => void (element.style.maxHeight = `${availableHeight}px`),
      }),
    ],
  });
  element.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
  element.style.visibility = 'visible';
}

const topOf = (element: Element): number => element.getBoundingClientRect().top;

function isWithin(target: EventTarget | null): boolean {
  return (
    target instanceof Node && !!(shown?.element.contains(target) || shown?.area.contains(target))
  );
}

function hasFocus(): boolean {
  return !!(shown?.link.matches(':focus-visible') || shown?.element.matches(':focus-within'));
}

/** Whether a dialog has opened over the page, and over the tip. */
const isCovered = (): boolean =>
  document.querySelector('dialog:modal') !== null && !shown?.link.closest('dialog');

// Before all others: one press closes the topmost alone, and the tip lies over what else answers it.
document.addEventListener(
  'keydown',
  (event) => {
    if (!shown || !isPress(event, 'Escape')) return;
    if (!isCovered()) {
      event.preventDefault(); // of a dialog around it
      event.stopPropagation();
    }
    if (shown.element.matches(':focus-within')) shown.link.focus(); // before it goes, so that none opens anew
    hide();
  },
  {capture: true},
);

document.addEventListener('pointerdown', ({target}) => {
  if (!isWithin(target)) hide();
});
