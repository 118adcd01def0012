import type {EmbeddedIndex} from '../engine/types';
import type {MarkedText} from '../marked';
import type {SearchSettings} from '../settings';

/** A section of a page that answers a query. */
export type SearchResult = {
  /** Where it is: a path of this site with its hash, or the full address of another. */
  url: string;
  /** Part of the site, page, then headings down to the section's own. */
  titles: readonly MarkedText[];
  /** What it says around the words found; empty when there is nothing to show. */
  snippet: MarkedText;
};

export interface SearchAnswer {
  /** Best first. */
  results: readonly SearchResult[];
  /** How many there are in all. */
  total: number;
}

/**
 * Whoever answers queries as they are typed, with so many results at most: the site's own index in the
 * browser, or Algolia. It throws when nobody answers.
 */
export type SearchClient = (query: string, most: number) => Promise<SearchAnswer>;

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
  const [index, {embeddedClient}] = await Promise.all([
    fetchIndex(indexAddress),
    import(/* webpackChunkName: "search-here" */ './embedded'),
  ]);
  return embeddedClient(index);
}

async function fetchIndex(address: string): Promise<EmbeddedIndex> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The search index answered ${response.status}.`);
  return (await response.json()) as EmbeddedIndex;
}
