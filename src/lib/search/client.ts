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

/**
 * The client that answers queries: the site's own index, or Algolia's official client.
 * Loaded on demand: neither is part of the first view.
 */
export async function loadSearchClient(settings: SearchSettings): Promise<SearchClient> {
  if (settings.embedded) {
    preloadIndex();
    return (await import(/* webpackChunkName: "search-here" */ './embeddedClient')).embeddedClient;
  }
  return (await import(/* webpackChunkName: "search-hosted" */ './hostedClient')).hostedClient(
    settings.appId,
    settings.apiKey,
  );
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
