import type {ClientModule} from '@docusaurus/types';
import type * as Saving from './saving';
import {isSparing, whenIdle} from '../../lib/whenIdle';

/**
 * Saves the help on the reader's device, when nothing else is going on: some seconds after the load
 * event, in idle time, never with data saver or on slow 2g (the rule of prefetching, specification,
 * section 7). `?sw=off` in an address takes it away again, for good; `?sw=on` brings it back.
 * Test: tests/browser/offline
 */

/** Time after the load event, in milliseconds: past the prefetching of the next pages. */
export const QUIET_MS = 6000;

async function withSaving(act: (saving: typeof Saving) => void): Promise<void> {
  const saving = await import(/* webpackChunkName: "offline" */ './saving').catch(() => undefined);
  if (saving) act(saving); // without it the next visit tries again
}

export const offline: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (previousLocation) return; // once a visit
    const wish = new URLSearchParams(location.search).get('sw');
    if (wish === 'off') return void withSaving(({removeOffline}) => void removeOffline());
    // Also on data saver, which saves nothing now: a later visit may be without.
    if (wish === 'on') void withSaving(({allow}) => allow());
    if (!('serviceWorker' in navigator)) return;
    if (document.querySelector('meta[name="service-worker"]') && !isSparing()) {
      whenIdle(() => void withSaving(({register}) => void register()), QUIET_MS);
    }
  },
};
