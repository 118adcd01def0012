import type {HostedSearch} from '../config/services';

/** Path of the search page, below the base path (specification, section 7). */
export const SEARCH_PAGE = 'search';

/** The index that browsers search, below the base path. */
export const INDEX_NAME = 'search-index.json';

/** Where a build leaves its pages' records for `npm run search:push`, below the folder of generated files. */
export const RECORDS_FILE = 'search-records/records.json';

/** Name of the plugin whose data the browser reads (usePluginData). */
export const SEARCH_PLUGIN = 'search';

/**
 * Time after the load event, in milliseconds, before the search is loaded: past the prefetching of the next
 * pages, and the first seconds, in which a slow phone has enough to do.
 */
export const QUIET_MS = 3500;

/** What the browser knows of the search. */
export interface SearchSettings {
  /** Address of the site's own index. A build with hosted search has none. */
  indexAddress: string;
  hosted?: HostedSearch;
}
