import {useSyncExternalStore} from 'react';
import {createStorageSlot, useStorageSlot} from '@docusaurus/theme-common';

/** WCAG 2.1.4: shortcuts of one character can be turned off. The choice is kept in local storage. */
const STORAGE_KEY = 'sp.shortcuts.singleKeys';
const OFF = 'off';

/** A choice that the browser did not keep, since its storage is blocked: it lasts as long as the page. */
let notKept: boolean | undefined;
const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @returns whether keys pressed alone are shortcuts; to be called in the browser only */
export function singleKeysAreOn(): boolean {
  return notKept ?? createStorageSlot(STORAGE_KEY).get() !== OFF;
}

/** @returns whether keys pressed alone are shortcuts, and a function to choose */
export function useSingleKeys(): [on: boolean, choose: (on: boolean) => void] {
  const [value, slot] = useStorageSlot(STORAGE_KEY);
  const own = useSyncExternalStore(
    listen,
    () => notKept,
    () => undefined,
  );
  const choose = (on: boolean): void => {
    if (on) slot.del();
    else slot.set(OFF);
    notKept = (slot.get() !== OFF) === on ? undefined : on;
    for (const listener of listeners) listener();
  };
  return [own ?? value !== OFF, choose];
}
