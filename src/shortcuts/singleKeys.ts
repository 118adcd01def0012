import {useSyncExternalStore} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';

/** WCAG 2.1.4: shortcuts of one character can be turned off. The choice is kept in local storage. */
const slot = createStorageSlot('sp.shortcuts.singleKeys');
const OFF = 'off';
/** Where keys are text, or choose something, and so are no shortcuts. */
const TAKES_KEYS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

const OURS = 'html, body, #__docusaurus :is(a, button, summary, [tabindex])';

/** A choice that the browser did not keep, since its storage is blocked: it lasts as long as the page. */
let notKept: boolean | undefined;

/** @returns whether keys pressed alone are shortcuts; to be called in the browser only */
export function singleKeysAreOn(): boolean {
  return notKept ?? slot.get() !== OFF;
}

/** Turns keys pressed alone on or off, as shortcuts. */
export function chooseSingleKeys(on: boolean): void {
  if (on) slot.del();
  else slot.set(OFF);
  notKept = (slot.get() !== OFF) === on ? undefined : on;
  window.dispatchEvent(new Event('storage')); // Docusaurus tells only of what was kept
}

/** @returns whether keys pressed alone are shortcuts, kept up to date */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(listen, singleKeysAreOn, () => true);
}

/**
 * @returns whether a key pressed alone is a shortcut where it was pressed. Only what can have the focus can be ours:
 *   any other element is a box of the browser's extension, of which nothing can be seen
 */
export function allowsSingleKey(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  if (!singleKeysAreOn() || !(target instanceof Element)) return false;
  return target.matches(OURS) && !target.closest(TAKES_KEYS);
}

function listen(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}
