import {createStorageSlot, useStorageSlot} from '@docusaurus/theme-common';

/** WCAG 2.1.4: shortcuts of one character can be turned off. The choice is kept in local storage. */
const STORAGE_KEY = 'sp.shortcuts.singleKeys';
const OFF = 'off';

/** @returns whether keys pressed alone are shortcuts; to be called in the browser only */
export function singleKeysAreOn(): boolean {
  return createStorageSlot(STORAGE_KEY).get() !== OFF;
}

/** @returns whether keys pressed alone are shortcuts, and a function to choose */
export function useSingleKeys(): [on: boolean, choose: (on: boolean) => void] {
  const [value, slot] = useStorageSlot(STORAGE_KEY);
  return [value !== OFF, (on) => (on ? slot.del() : slot.set(OFF))];
}
