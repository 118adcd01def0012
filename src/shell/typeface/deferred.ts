import {createStorageSlot} from '@docusaurus/theme-common';
import type {ClientModule} from '@docusaurus/types';
import {isSparing} from '../../lib/whenIdle';
import {TYPEFACE_KEY} from './script';

/**
 * Fetches the site's typeface after the first page of the first visit; ./script.ts uses it from the next
 * load on. So no first paint waits for a font, and no line moves under a reader's eyes. Until then a stand-in of
 * the same width is shown (src/css/fonts.css). To change over at the first link instead, where all text is set
 * anew, costs that page 90 ms. Test: tests/browser/shell/typeface.spec.ts
 */
export const typeface: ClientModule = {
  onRouteDidUpdate({previousLocation}) {
    if (previousLocation || document.documentElement.dataset.typeface || isSparing()) return;
    document.fonts.load('1em figtree').then(
      (faces) => {
        if (faces.length > 0) createStorageSlot(TYPEFACE_KEY).set('here');
      },
      () => undefined, // the connection is gone; the next visit tries again
    );
  },
};
