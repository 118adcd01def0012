import type {Plugin} from '@docusaurus/types';
import {earlyControlsScript} from './script';

/**
 * Lets the buttons of a page answer before React has taken it over, which takes a second or two on a
 * slow phone: the color mode changes at once, any other button is pressed again as soon as it works.
 * Test: tests/browser/earlyControls.spec.ts, tests/browser/storedSettings.spec.ts
 */
export default function earlyControls(): Plugin {
  return {
    name: 'early-controls',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: earlyControlsScript()}]}),
  };
}
