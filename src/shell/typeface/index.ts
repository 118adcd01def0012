import {createStorageSlot} from '@docusaurus/theme-common';
import type {ClientModule} from '@docusaurus/types';
import {isSparing, whenIdle} from '../../lib/whenIdle';
import {TYPEFACE_KEY} from './key';

/**
 * Fetches the site's typeface when the page has loaded, and uses it from the next page on: the first paint of
 * a visit waits for no font, and no line moves under a reader's eyes. Until then its stand-in of the same width
 * is shown (src/css/fonts.css). Test: tests/browser/shell/typeface.spec.ts
 */
let isAskedFor = false;
let isHere = false;

const typeface: ClientModule = {
  onRouteDidUpdate() {
    if (isHere) document.documentElement.dataset.typeface = 'own';
    else if (!isAskedFor && !isSparing()) {
      isAskedFor = true;
      whenIdle(() => void fetchTypeface());
    }
  },
};

async function fetchTypeface(): Promise<void> {
  try {
    const faces = await document.fonts.load('1em figtree');
    isHere = faces.length > 0;
    if (isHere) createStorageSlot(TYPEFACE_KEY).set('here');
  } catch {
    isAskedFor = false; // the connection is gone; the next page tries again
  }
}

export default typeface;
