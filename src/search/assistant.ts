import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {HostedSearch} from '../config/services';
import {FACET_FILTERS} from './facetFilters';
import {SEARCH_PAGE} from './settings';

/**
 * @param hosted hosted search's settings
 * @returns what Docusaurus' own search theme needs, which is used for its assistant only; nothing without one
 */
export function assistantThemeConfig(
  hosted: HostedSearch | undefined,
): Pick<ThemeConfig, 'algolia'> {
  if (!hosted?.askAi) return {};
  const {appId, apiKey, indexName, askAi, replacePath} = hosted;
  return {
    algolia: {
      appId,
      apiKey,
      indexName,
      askAi,
      contextualSearch: false,
      searchPagePath: SEARCH_PAGE,
      searchParameters: {facetFilters: FACET_FILTERS},
      ...(replacePath ? {replaceSearchResultPathname: replacePath} : {}),
    },
  };
}
