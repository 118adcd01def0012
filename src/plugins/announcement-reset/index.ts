import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Shows a new announcement on the first load.
 *
 * Docusaurus 3.9.1 hides the bar before hydration when the last announcement was dismissed, whatever
 * its id; only after hydration does it compare ids, so a new announcement jumps in late or is missed
 * without scripts. This forgets the dismissal in the page's head as soon as the id differs.
 * Test: tests/browser/announcementBar.spec.ts
 */
export default function announcementReset({siteConfig}: LoadContext): Plugin {
  const {announcementBar} = siteConfig.themeConfig as {announcementBar?: {id: string}};
  return {
    name: 'announcement-reset',
    injectHtmlTags() {
      if (!announcementBar) return {};
      return {headTags: [{tagName: 'script', innerHTML: resetScript(announcementBar.id)}]};
    },
  };
}

/** @returns inline script; the storage keys are theme-common's (contexts/announcementBar) */
export function resetScript(id: string): string {
  return (
    `try{if(localStorage.getItem('docusaurus.announcement.id')!==${JSON.stringify(id)})` +
    `localStorage.removeItem('docusaurus.announcement.dismiss')}catch(e){}`
  );
}
