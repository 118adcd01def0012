import type {Plugin} from '@docusaurus/types';
import {addressScript} from './address/script';
import {earlyControlsScript} from './earlyControls/script';
import {recoveryScript} from './recovery/script';

/** Scripts in every page's head that can't wait for the bundle: each says why. */
export function inlineScriptsPlugin(): Plugin {
  const scripts = [addressScript(), recoveryScript(), earlyControlsScript()];
  return {
    name: 'inline-scripts',
    injectHtmlTags: () => ({
      headTags: scripts.map((innerHTML) => ({tagName: 'script', innerHTML})),
    }),
  };
}
