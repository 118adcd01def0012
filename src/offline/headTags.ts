import type {HtmlTagObject} from '@docusaurus/types';
import {SITE} from '../config/site';

/** Address of the service worker. It must not change: browsers look there for the next one. */
export const WORKER_URL = `${SITE.baseUrl}sw.js`;

/**
 * Tells browsers how the site is installed, and pages where the service worker is, which is written when
 * they are finished (./writeWorker.ts). Tests: tests/browser/offline, tests/build/offline.test.ts
 *
 * @param options.enabled whether pages register the service worker
 */
export function offlineTags({enabled}: {enabled: boolean}): HtmlTagObject[] {
  const {baseUrl} = SITE;
  const worker = {name: 'service-worker', content: WORKER_URL};
  return [
    {tagName: 'link', attributes: {rel: 'manifest', href: `${baseUrl}site.webmanifest`}},
    {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/icon-180.png`}},
    // A development server has no finished pages to save.
    ...(enabled && process.env.NODE_ENV === 'production'
      ? [{tagName: 'meta', attributes: worker}]
      : []),
  ];
}
