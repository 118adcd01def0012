import type {ClientModule} from '@docusaurus/types';
import type * as Popup from './popup';
import type {Cause, TipContent, TipPlace} from './popup';

/**
 * Tips beside links: on hover, on keyboard focus, and on a tap. Only these listeners come with the page; the
 * tip itself is loaded with the first link that a reader goes for, and without it (offline, or after a
 * release) the links are plain links.
 */

/** A kind of link that has tips. */
interface Tips {
  /** Selects the links. */
  links: string;
  /** Selects what may be pointed at or tapped in their place, and holds the link as its last own child. */
  area?: string;
  /** Whether no click follows the link; otherwise only the first tap doesn't. */
  keepsClicks?: boolean;
  /** Gets what the first tip needs. */
  load?: (link: HTMLAnchorElement) => Promise<void>;
  /** @returns nothing where there is nothing to say */
  contentOf: (link: HTMLAnchorElement, cause: Cause) => TipContent | undefined;
}

/** After so long a tap or click that waits for a tip follows its link. */
const PATIENCE_MS = 1500;

export function tipsBeside({links, area, keepsClicks, load, contentOf}: Tips): ClientModule {
  let popup: typeof Popup | undefined;
  let touching = false;
  let following = false;
  /** The link whose click waits for its tip; none once the reader does something else. */
  let waiting: HTMLAnchorElement | undefined;

  function placeOf(target: EventTarget | null): TipPlace | undefined {
    if (!(target instanceof Element) || target.closest('.sp-popup')) return undefined;
    const inner = target.closest<HTMLAnchorElement>('a');
    const around = area === undefined ? inner : target.closest<HTMLElement>(area);
    if (!around || (inner && !inner.matches(links))) return undefined; // a link of its own
    const link = inner ?? around.querySelector<HTMLAnchorElement>(links);
    if (!link) return undefined;
    return {link, area: around, contentFor: (cause) => contentOf(link, cause)};
  }

  /** @returns nothing where the tip, or what it says, can't be had */
  async function loadPopup(link: HTMLAnchorElement): Promise<typeof Popup | undefined> {
    try {
      const code = import(/* webpackChunkName: "popup" */ './popup');
      const [module] = await Promise.all([code, popup ?? load?.(link)]);
      return (popup = module);
    } catch {
      return undefined;
    }
  }

  async function onPointerOver(event: PointerEvent): Promise<void> {
    const {target, relatedTarget, pointerType} = event;
    const place = placeOf(target);
    if (!place || pointerType === 'touch' || place.link === placeOf(relatedTarget)?.link) return;
    place.area.addEventListener('pointerleave', () => popup?.leave(), {once: true});
    (await loadPopup(place.link))?.enter(place);
  }

  async function onFocusIn({target}: FocusEvent): Promise<void> {
    const place = placeOf(target);
    if (place?.link !== waiting) waiting = undefined;
    if (!place || place.link !== target || popup?.isShownFor(place.link)) return;
    const {link} = place;
    if (!link.matches(':focus-visible')) return;
    const module = await loadPopup(link);
    if (document.activeElement === link) module?.show(place, 'focus');
  }

  function onFocusOut({target, relatedTarget}: FocusEvent): void {
    const place = placeOf(target);
    if (place?.link === target) popup?.blur(place.link, relatedTarget);
  }

  function onPointerDown({pointerType, target}: PointerEvent): void {
    touching = pointerType === 'touch';
    if (placeOf(target)?.link !== waiting) waiting = undefined;
  }

  async function onClick(event: MouseEvent): Promise<void> {
    const place = following ? undefined : placeOf(event.target);
    // A click without a press comes from a keyboard, a screen reader or the tip's own link.
    const isTap = touching && event.detail > 0;
    const isSecond = place && (popup?.isShownFor(place.link) || waiting === place.link);
    waiting = undefined;
    if (!place || !(keepsClicks || (isTap && !isSecond))) return;
    event.preventDefault();
    event.stopPropagation();
    const {link} = place;
    waiting = link;
    const late = new Promise<void>((passed) => setTimeout(passed, PATIENCE_MS));
    const module = await Promise.race([loadPopup(link), late]);
    if (waiting !== link) return;
    waiting = undefined;
    if (!module?.show(place, 'tap')) follow(link);
  }

  function follow(link: HTMLAnchorElement): void {
    following = true;
    link.click();
    following = false;
  }

  document.addEventListener('pointerover', onPointerOver);
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('focusout', onFocusOut);
  document.addEventListener('pointerdown', onPointerDown, {capture: true});
  document.addEventListener('click', onClick, {capture: true}); // before the router's own
  return {
    onRouteDidUpdate() {
      waiting = undefined;
      popup?.hide();
    },
  };
}
