/**
 * Replaces @theme/SearchBar (theme-classic 3.9.1 has an empty one): src/search/dialog. With an assistant
 * configured, Docusaurus' search theme has its own, with DocSearch's dialog, which is used as it is.
 */
import {lazy, Suspense, type ReactNode} from 'react';
import SearchBar from '@site/src/search/dialog/SearchBar';
import {useSearchSettings} from '@site/src/search/useSearchSettings';

const AssistantSearchBar = lazy(
  () => import(/* webpackChunkName: "assistant" */ '@theme-original/SearchBar'),
);

export default function SearchBarSwitch(): ReactNode {
  const {hosted} = useSearchSettings();
  if (!hosted?.askAi) return <SearchBar />;
  return (
    <Suspense>
      <AssistantSearchBar />
    </Suspense>
  );
}
