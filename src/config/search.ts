import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {HostedSearch} from './services';
import {SITE} from './site';

/** What theme-search-algolia needs, plus whether the index is the site's own, searched in the browser. */
type SearchThemeConfig = NonNullable<ThemeConfig['algolia']> & {embedded: boolean};

/** Records of every page carry these; a shared Algolia index is filtered by them (specification, section 7). */
const TAG_FILTERS = [
  'language:en',
  ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
];

const HOST = new URL(SITE.url).host.replaceAll('.', '\\.');

/**
 * A hosted index may hold pages of other hosts and of version 1. Their links stay as they are; the
 * others keep path and hash and go through the router (specification, section 2).
 */
const EXTERNAL_URL = `^https?://(?!${HOST}/)|^https?://${HOST}${SITE.version1Path}(?:/|$)`;

/**
 * @param hosted hosted search's settings; `undefined` searches in the browser and calls nobody
 * @returns theme configuration of the search (specification, section 7: contextual search off, page 'search')
 */
export function algoliaThemeConfig(hosted: HostedSearch | undefined): SearchThemeConfig {
  const common = {
    contextualSearch: false,
    searchPagePath: 'search',
    searchParameters: {facetFilters: TAG_FILTERS},
  };
  if (hosted) return {...common, ...hosted, externalUrlRegex: EXTERNAL_URL, embedded: false};
  // The theme insists on credentials; these reach nobody, since the browser answers by itself.
  return {...common, appId: 'embedded', apiKey: 'embedded', indexName: 'help', embedded: true};
}
