import type {LoadContext, Plugin} from '@docusaurus/types';
import {WORKER_URL} from '../../config/offline';

interface PluginOptions {
  /** Whether pages register the service worker. */
  enabled: boolean;
}

/**
 * Tells pages where the service worker is, and browsers how the site is installed. The worker itself
 * is written by worker.ts when the pages are finished (src/plugins/after-build).
 * Test: tests/browser/offline.spec.ts, tests/build/offline.test.ts
 */
export default function offline({baseUrl}: LoadContext, {enabled}: PluginOptions): Plugin {
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
}
