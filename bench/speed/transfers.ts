import {setTimeout as pause} from 'node:timers/promises';
import type {CDPSession} from '@playwright/test';

/** How long nothing must be asked for; our pages begin to prefetch a second after they have loaded. */
const QUIET_MS = 2000;
const LOOK_EVERY_MS = 50;
/** A page that asks for something all the time is never quiet. */
const GIVE_UP_MS = 60_000;

export interface Transfers {
  /** Sizes on the wire of what has come so far, by type. */
  sum: () => Readonly<Record<string, number>>;
  /** How many of them. */
  count: () => Readonly<Record<string, number>>;
  /** Waits until nothing has been on its way for a time. @throws Error when that never comes */
  quiet: () => Promise<void>;
}

/** Watches what a page loads from now on. */
export async function watchTransfers(session: CDPSession): Promise<Transfers> {
  const types = new Map<string, string>();
  const sizes: Record<string, number> = {};
  const counts: Record<string, number> = {};
  const underway = new Set<string>();
  let last = performance.now();
  const end = (requestId: string): void => {
    underway.delete(requestId);
    last = performance.now();
  };
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({requestId}) => {
    underway.add(requestId);
    last = performance.now();
  });
  session.on('Network.responseReceived', ({requestId, type}) => types.set(requestId, type));
  session.on('Network.loadingFailed', ({requestId}) => end(requestId));
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    const type = types.get(requestId) ?? 'Other';
    sizes[type] = (sizes[type] ?? 0) + encodedDataLength;
    counts[type] = (counts[type] ?? 0) + 1;
    end(requestId);
  });
  return {
    sum: () => ({...sizes}),
    count: () => ({...counts}),
    async quiet() {
      const start = performance.now();
      while (underway.size > 0 || performance.now() - last < QUIET_MS) {
        if (performance.now() - start > GIVE_UP_MS) throw new Error('The page is never quiet.');
        await pause(LOOK_EVERY_MS);
      }
    },
  };
}
