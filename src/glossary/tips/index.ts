import type {ClientModule} from '@docusaurus/types';
import {TERMS_FILE} from '../terms';
import type * as Tip from './tip';

/**
 * Shows a glossary term's short definition beside the link to it: on hover, on keyboard focus, and
 * on the first tap, which offers the glossary too. A second tap, a click and Enter follow the link,
 * as everything does without scripts.
 *
 * Only these listeners are part of the first view; the tip and the definitions are loaded with the
 * first link a reader goes for. Test: tests/browser/glossary/tips.spec.ts
 */

/** Links in the text that lead to a term of the glossary. */
const TERM_LINK = '.theme-doc-markdown a[href*="/glossary/#"]';

let tip: typeof Tip | undefined;
let touching = false;

/** Calls the tip; without it (offline, or after a release) the links are plain links. */
async function withTip(
  link: HTMLAnchorElement,
  act: (module: typeof Tip) => void,
  otherwise?: () => void,
): Promise<void> {
  try {
    const module = await import(/* webpackChunkName: "glossary-tip" */ './tip');
    if (!tip) await module.loadTerms(new URL(`../${TERMS_FILE}`, link.href));
    tip = module;
  } catch {
    otherwise?.();
    return;
  }
  act(tip);
}

function termLink(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(TERM_LINK) : null;
}

function onPointerOver(event: PointerEvent): void {
  const link = termLink(event.target);
  if (!link || event.pointerType === 'touch' || link === termLink(event.relatedTarget)) return;
  link.addEventListener('pointerleave', () => tip?.leave(link), {once: true});
  void withTip(link, (module) => module.enter(link));
}

function onFocusIn(event: FocusEvent): void {
  const link = termLink(event.target);
  if (!link?.matches(':focus-visible')) return;
  link.addEventListener('blur', () => tip?.blur(link), {once: true});
  void withTip(link, (module) => module.show(link, 'focus'));
}

function onPointerDown(event: PointerEvent): void {
  touching = event.pointerType === 'touch';
}

function onClick(event: MouseEvent): void {
  const link = termLink(event.target);
  // A click without a press comes from a keyboard, a screen reader or the tip's own link.
  const isTap = touching && event.detail > 0;
  if (!link || !isTap || tip?.isShownFor(link)) return;
  event.preventDefault();
  event.stopPropagation();
  void withTip(
    link,
    (module) => module.show(link, 'tap'),
    () => link.click(),
  );
}

function listen(): void {
  document.addEventListener('pointerover', onPointerOver);
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('pointerdown', onPointerDown, {capture: true});
  document.addEventListener('click', onClick, {capture: true}); // before the router's own
}

export const glossaryTips: ClientModule = {
  onRouteDidUpdate({previousLocation}) {
    if (previousLocation) tip?.hide();
    else listen();
  },
};
