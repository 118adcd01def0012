import type {HostedSearch} from '../config/services';
import {SITE} from '../config/site';

/** Path of the search page, below the base path (specification, section 7). */
export const SEARCH_PAGE = 'search';

/** @returns the search page's address for a query */
export function searchLink(query = ''): string {
  // Half of an emoji, as a box of limited length leaves it, is no reason to throw.
  return `${SITE.baseUrl}${SEARCH_PAGE}/${query ? `?${String(new URLSearchParams({q: query}))}` : ''}`;
}

/** The index that browsers search, below the base path. */
export const INDEX_NAME = 'search-index.json';
/** What lets their address bar search (OpenSearch 1.1), and the site's name there, which may have 16 letters. */
export const OPEN_SEARCH = {file: 'opensearch.xml', title: 'SP2 Help'};

/** Where a build leaves its pages' records for `npm run search:push`, below the folder of generated files. */
export const RECORDS_FILE = 'search-records/records.json';

/** After the load event, until the search is loaded: a slow phone prefetches the next pages first. */
export const QUIET_MS = 3500;

/** Records of every page carry these; a shared Algolia index is filtered by them (specification, section 7). */
export const FACET_FILTERS = [
  'language:en',
  ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
];

export interface SearchSettings {
  /** Address of the site's own index. A build with hosted search has none. */
  indexAddress: string;
  hosted?: HostedSearch;
}
