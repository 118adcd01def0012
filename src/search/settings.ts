import type {HostedSearch} from '../config/services';

/** Path of the search page, below the base path (specification, section 7). */
export const SEARCH_PAGE = 'search';

/** Name of the plugin whose data the browser reads (usePluginData). */
export const SEARCH_PLUGIN = 'search';

/** What the browser knows of the search. */
export interface SearchSettings {
  /** Address of the site's own index, which is there when Algolia doesn't answer. */
  indexAddress: string;
  hosted?: HostedSearch;
}
