import type {HostedSearch} from '../config/services';

/** Path of the search page, below the base path (specification, section 7). */
export const SEARCH_PAGE = 'search';

/** Name of the plugin whose data the browser reads (usePluginData). */
export const SEARCH_PLUGIN = 'search';

/** What the browser knows of the search. */
export interface SearchSettings {
  /** Address of the site's own index; none when Algolia answers. */
  indexAddress?: string;
  hosted?: HostedSearch;
  /** Tells this index's recent and favorite searches from those of others. */
  indexName: string;
  /** Whether DocSearch's own dialog is used, for its assistant. */
  assistant?: boolean;
}
