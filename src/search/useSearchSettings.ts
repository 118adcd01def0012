import {useCallback} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {SEARCH_PAGE, type SearchSettings} from './settings';

/** @returns who answers, as the plugin tells (./plugin.ts) */
export function useSearchSettings(): SearchSettings {
  return usePluginData('search') as SearchSettings;
}

/** @returns gives the search page's address for a query */
export function useSearchLink(): (query: string) => string {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return useCallback(
    (query) =>
      // Half of an emoji, as a box of limited length leaves it, is no reason to throw.
      `${baseUrl}${SEARCH_PAGE}/${query ? `?${String(new URLSearchParams({q: query}))}` : ''}`,
    [baseUrl],
  );
}
