import type {SearchClient} from './embeddedClient';
import {indexAddress} from './indexAddress';

/** What both backends need to know of the search's configuration (themeConfig.algolia). */
export interface SearchSettings {
  appId: string;
  apiKey: string;
  indexName: string;
  embedded: boolean;
  searchPagePath: string;
  searchParameters: {facetFilters?: unknown};
}

/** Offered when nothing is found: what readers come for most. */
const SUGGESTIONS = ['no sound', 'threshold', 'choke'];

/**
 * The client that answers queries: the site's own index, or Algolia's official client.
 * Loaded on demand: neither is part of the first view.
 */
export async function loadSearchClient(settings: SearchSettings): Promise<SearchClient> {
  if (settings.embedded) {
    preloadIndex();
    return (await import('./embeddedClient')).embeddedClient;
  }
  return (await import('./hostedClient')).hostedClient(settings.appId, settings.apiKey);
}

/** Has the index on its way together with the code that reads it, and not after it. */
function preloadIndex(): void {
  const address = indexAddress();
  if (!address || document.querySelector('link[as="fetch"]')) return;
  const link = Object.assign(document.createElement('link'), {
    rel: 'preload',
    as: 'fetch',
    href: address,
    crossOrigin: 'anonymous', // as the fetch in ./embeddedClient, or it would be fetched twice
  });
  document.head.append(link);
}

/**
 * Adds what DocSearch needs to show the specification's texts: any failure looks like a failed
 * connection to it, and an answer without hits carries suggestions.
 *
 * @param client called for every query; may be loaded only then
 */
export function withMessages(client: () => Promise<SearchClient>): SearchClient {
  return {
    async search(request) {
      try {
        const {results} = await (await client()).search(request);
        return {
          results: results.map((result) =>
            result.nbHits === 0 ? {...result, suggestions: SUGGESTIONS} : result,
          ),
        };
      } catch (error) {
        // DocSearch shows 'Unable to fetch results' for errors of this name only.
        throw Object.assign(new Error(String(error)), {name: 'RetryError'});
      }
    },
    addAlgoliaAgent: () => undefined,
  };
}
