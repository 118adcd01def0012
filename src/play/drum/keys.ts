import {isShortcut, type KeyPress} from '../../lib/keys';
import type {Zone} from '../core';

/** The key of each zone: its letter, as far as two on one drum don't share it. */
const KEYS: Readonly<Partial<Record<Zone, string>>> = {
  center: 'c',
  edge: 'e',
  rim: 'r',
  'rimshot-edge': 's',
  'cross-stick': 'x',
  snare: 's',
  tom: 't',
  stickshot: 't',
  damped: 'd',
  shell: 'h',
};

/** The key of a zone as it is printed, or nothing. */
export const keyOf = (zone: Zone): string => (KEYS[zone] ?? '').toUpperCase();

/** Finds the zone of a drum that a key strikes, also with Shift, which strikes hard. */
export function zoneOfKey(press: KeyPress, zones: readonly Zone[]): Zone | undefined {
  return zones.find((zone) => {
    const key = KEYS[zone];
    return key !== undefined && isShortcut(press, key, `Shift+${key}`);
  });
}
