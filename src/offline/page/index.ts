import type {ClientModule} from '@docusaurus/types';
import {isSparing, whenIdle} from '../../lib/whenIdle';

/**
 * Saves the help on the reader's device, when nothing else is going on: some seconds after the load
 * event, in idle time, never with data saver or on slow 2g (the rule of prefetching, specification,
 * section 7). `?sw=off` in an address takes it away again, for good; `?sw=on` brings it back.
 * Test: tests/browser/offline
 */

/** Time after the load event, in milliseconds: past the prefetching of the next pages. */
export const QUIET_MS = 6000;

export const offline: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (previousLocation) return; // once a visit
    whenIdle(() => {
      void import(/* webpackChunkName: "offline-page" */ './stayOnPage').then(
        ({stayOnPageOffline}) => stayOnPageOffline(),
      );
    }, QUIET_MS);
    if (!('serviceWorker' in navigator)) return;
    const wish = new URLSearchParams(location.search).get('sw');
    if (wish === 'off') {
      void import(/* webpackChunkName: "offline-remove" */ './remove').then(({removeOffline}) =>
        removeOffline(),
      );
      return;
    }
    const worker = document.querySelector<HTMLMetaElement>('meta[name="service-worker"]')?.content;
    if (!worker || isSparing()) return;
    whenIdle(() => {
      void import(/* webpackChunkName: "offline" */ './register').then(({register}) =>
        register(worker, wish === 'on'),
      );
    }, QUIET_MS);
  },
};
