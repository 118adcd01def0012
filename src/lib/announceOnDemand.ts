import type {announce} from './announce';

/** Loads `announce` and calls it. Where that can't be had, nothing is said, and what it is about works all the same. */
export async function announceOnDemand(...said: Parameters<typeof announce>): Promise<void> {
  const loaded = await import(/* webpackChunkName: "announce" */ './announce').catch(
    () => undefined,
  );
  loaded?.announce(...said);
}
