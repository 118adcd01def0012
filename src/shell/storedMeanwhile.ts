import {createStorageSlot} from '@docusaurus/theme-common';

/**
 * A page that Back takes out of the browser's cache (bfcache) slept while later ones stored what the reader chose: it
 * is told when it wakes, as an open page is told by the browser.
 * Test: tests/browser/shell/storedSettings.spec.ts
 */

let known: ReadonlyMap<string, string> = new Map();

window.addEventListener('pagehide', () => (known = stored()));
window.addEventListener('pageshow', ({persisted}) => {
  if (!persisted) return;
  const now = stored();
  for (const key of new Set([...known.keys(), ...now.keys()])) {
    const [oldValue, newValue] = [known.get(key) ?? null, now.get(key) ?? null];
    if (oldValue === newValue) continue;
    const change = {key, oldValue, newValue, storageArea: localStorage};
    window.dispatchEvent(new StorageEvent('storage', change));
  }
});

/** Nothing where storage is blocked. */
function stored(): ReadonlyMap<string, string> {
  try {
    return new Map(Object.entries(localStorage as Record<string, string>));
  } catch {
    return new Map();
  }
}

// Docusaurus 3.9.1 asks for this one only as the page loads, where its script hides the bar by the same attribute.
createStorageSlot('docusaurus.announcement.dismiss').listen(({newValue}) => {
  document.documentElement.dataset.announcementBarInitiallyDismissed = String(newValue === 'true');
});
