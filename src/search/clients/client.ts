import type {EmbeddedIndex} from '../engine/documents';
import type {SearchSettings} from '../settings';
import type {SearchClient} from './answer';

/** When the index is given up, so that a reader can try again; on 2g it takes 15 s. */
const INDEX_DEADLINE_MS = 30_000;

let client: Promise<SearchClient> | undefined;

/** @returns the client for these settings, loaded once; after a failure the next call tries again */
export function loadClient(settings: SearchSettings): Promise<SearchClient> {
  client ??= createClient(settings).catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

async function createClient({hosted, indexAddress}: SearchSettings): Promise<SearchClient> {
  if (hosted) {
    const {hostedClient} = await import(/* webpackChunkName: "search-hosted" */ './hosted');
    return hostedClient(hosted);
  }
  const [response, {embeddedClient}] = await Promise.all([
    fetch(indexAddress, {signal: AbortSignal.timeout(INDEX_DEADLINE_MS)}),
    import(/* webpackChunkName: "search-here" */ './embedded'),
  ]);
  if (!response.ok) throw new Error(`The search index answered ${response.status}.`);
  return embeddedClient((await response.json()) as EmbeddedIndex);
}
