import {createStorageSlot} from '@docusaurus/theme-common';
import {gainOfDecibels} from '../core';

/** dB: the lowest is silence. */
export const VOLUME_RANGE = {min: -42, max: 0} as const;

/** dB on a first visit: sound that begins should never startle. */
export const VOLUME_START = -12;

const STORAGE_KEY = 'sp.play.volume';

/** What this visit chose, for browsers that keep nothing. */
let chosen: number | undefined;

/** The volume that the reader chose last, in dB; Docusaurus' slot answers where storage throws. */
export function rememberedVolume(): number {
  const kept = chosen ?? Number(createStorageSlot(STORAGE_KEY).get() ?? VOLUME_START);
  return kept >= VOLUME_RANGE.min && kept <= VOLUME_RANGE.max ? kept : VOLUME_START;
}

/** Keeps a volume in dB. */
export function rememberVolume(decibels: number): void {
  chosen = decibels;
  createStorageSlot(STORAGE_KEY).set(String(decibels));
}

/** Amplitude of a volume in dB; none at the lowest. */
export function amplitudeOf(decibels: number): number {
  return decibels > VOLUME_RANGE.min ? gainOfDecibels(decibels) : 0;
}
