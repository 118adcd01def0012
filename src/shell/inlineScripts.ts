import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {SITE} from '../config/site';
import {mendAddress} from './address/script';
import {renewAnnouncement} from './announcement/script';
import {answerEarly} from './earlyControls/script';
import {recover} from './recovery/script';
import {TYPEFACE_KEY, useSavedTypeface} from './typeface/script';

/**
 * Scripts in every page's head, in this order, that can't wait for the bundle: each says why. They run on
 * their own, so such a function may use nothing from outside.
 *
 * @param namespace what Docusaurus adds to the names of what it stores
 * @param announcement its id
 */
export const inlineScripts = (namespace: string, announcement: string) => ({
  address: `(${mendAddress.toString()})(${JSON.stringify(SITE.baseUrl)})`,
  recovery: `(${recover.toString()})()`,
  'early controls': `(${answerEarly.toString()})(${JSON.stringify('theme' + namespace)})`,
  announcement: `(${renewAnnouncement.toString()})(${JSON.stringify(namespace)},${JSON.stringify(announcement)})`,
  typeface: `(${useSavedTypeface.toString()})(${JSON.stringify(TYPEFACE_KEY + namespace)})`,
});

/** @throws Error for settings of the theme that what answers before it, or in its place, would not follow */
export function inlineScriptsPlugin({
  siteStorage,
  siteConfig,
}: Pick<LoadContext, 'siteStorage' | 'siteConfig'>): Plugin {
  const {announcementBar, colorMode, navbar} = siteConfig.themeConfig as ThemeConfig;
  if (colorMode?.respectPrefersColorScheme) {
    throw new Error(
      'themeConfig.colorMode.respectPrefersColorScheme: src/theme/ColorModeToggle, src/shell/earlyControls and src/shell/print.ts know light and dark only. Teach them a third, the system’s, or do without.',
    );
  }
  if (navbar?.logo) {
    throw new Error(
      'themeConfig.navbar.logo does nothing here: src/theme/Logo draws the mark. Change that, and take the setting out.',
    );
  }
  const scripts = inlineScripts(siteStorage.namespace, announcementBar?.id ?? '');
  const headTags = Object.values(scripts).map((innerHTML) => ({tagName: 'script', innerHTML}));
  return {name: 'inline-scripts', injectHtmlTags: () => ({headTags})};
}
