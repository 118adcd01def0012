import type {Plugin} from '@docusaurus/types';
import {SITE} from '../config/site';
import {mendAddress} from './address/script';
import {answerEarly} from './earlyControls/script';
import {recover} from './recovery/script';

/**
 * Scripts in every page's head, in this order, that can't wait for the bundle: each says why. They run on
 * their own, so such a function may use nothing from outside.
 */
export const INLINE_SCRIPTS = {
  address: `(${mendAddress.toString()})('${SITE.baseUrl}')`,
  recovery: `(${recover.toString()})()`,
  'early controls': `(${answerEarly.toString()})()`,
};

export function inlineScriptsPlugin(): Plugin {
  const headTags = Object.values(INLINE_SCRIPTS).map((innerHTML) => ({
    tagName: 'script',
    innerHTML,
  }));
  return {name: 'inline-scripts', injectHtmlTags: () => ({headTags})};
}
