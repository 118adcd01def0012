import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {WORKER_URL} from './settings';

/**
 * Tells pages where the service worker is, and browsers how the site is installed. The worker itself is
 * written when the pages are finished (./writeWorker.ts).
 * Tests: tests/browser/offline, tests/build/offline.test.ts
 *
 * @param options.enabled whether pages register the service worker
 */
export function offlinePlugin({enabled}: {enabled: boolean}): PluginModule {
  return ({baseUrl}: LoadContext): Plugin => {
    const worker = {name: 'service-worker', content: WORKER_URL};
    return {
      name: 'offline',
      injectHtmlTags: () => ({
        headTags: [
          {tagName: 'link', attributes: {rel: 'manifest', href: `${baseUrl}site.webmanifest`}},
          {
            tagName: 'link',
            attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/icon-180.png`},
          },
          // A development server has no finished pages to save.
          ...(enabled && process.env.NODE_ENV === 'production'
            ? [{tagName: 'meta', attributes: worker}]
            : []),
        ],
      }),
    };
  };
}
