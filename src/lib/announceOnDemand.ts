import type {announce} from './announce';

/** Loads `announce` and calls it. Without a connection nothing is read aloud, and the page goes on. */
export async function announceOnDemand(...said: Parameters<typeof announce>): Promise<void> {
  const loaded = await import(/* webpackChunkName: "announce" */ './announce').catch(
    () => undefined,
  );
  loaded?.announce(...said);
}
