/** In local storage, once the typeface is on this device. */
export const TYPEFACE_KEY = 'sp.typeface';

/**
 * Sets the page in the site's typeface at once when this browser has it from an earlier page; ./deferred.ts says so
 * in local storage. Runs before the first paint, so that no line moves.
 *
 * @param key name of the storage slot
 */
export function useSavedTypeface(key: string): void {
  try {
    if (localStorage.getItem(key)) document.documentElement.dataset.typeface = 'own';
  } catch {
    // Storage is blocked: the stand-in stays.
  }
}
