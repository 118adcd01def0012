import {createStorageSlot} from '@docusaurus/theme-common';
import {gainOfDecibels} from '../core';

/** dB: the lowest is silence. */
export const VOLUME_RANGE = {min: -42, max: 0} as const;

/** dB on a first visit: sound that begins should never startle. */
export const VOLUME_START = -12;

const STORAGE_KEY = 'sp.play.volume';

/**
 * A choice that the browser did not keep, or that holds for this visit alone: off, which would be a silence without
 * a word on the next. One that it kept is read again each time: another tab may have changed it.
 */
let notKept: number | undefined;

/** The volume that the reader chose last, in dB; Docusaurus' slot answers where storage throws. */
export function rememberedVolume(): number {
  const kept = Number(createStorageSlot(STORAGE_KEY).get() ?? VOLUME_START);
  return notKept ?? (kept > VOLUME_RANGE.min && kept <= VOLUME_RANGE.max ? kept : VOLUME_START);
}

/** Keeps a volume in dB. */
export function rememberVolume(decibels: number): void {
  const slot = createStorageSlot(STORAGE_KEY);
  slot.set(String(decibels));
  notKept = undefined;
  if (rememberedVolume() !== decibels) notKept = decibels;
}

/** Amplitude of a volume in dB; none at the lowest. */
export const amplitudeOf = (decibels: number): number =>
  decibels > VOLUME_RANGE.min ? gainOfDecibels(decibels) : 0;
