import {useCallback, useMemo, type ReactNode} from 'react';
import {DocSearchModal} from '@docsearch/react/modal';
import type {DocSearchModalProps} from '@docsearch/react';
import {useDocSearchKeyboardEvents} from '@docsearch/react/useDocSearchKeyboardEvents';
import '@docsearch/css'; // the package's own entry for it says that it has no effect, and is left out
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {isRegexpStringMatch, useSearchLinkCreator} from '@docusaurus/theme-common';
import {
  useAlgoliaAskAi,
  useAlgoliaThemeConfig,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client';
import translations from '@theme/SearchTranslations';
import {loadSearchClient, type SearchSettings} from '@site/src/lib/search/client';
import {missingResultsUrl} from '@site/src/lib/search/missingResultsUrl';
import {withMessages} from '@site/src/lib/search/withMessages';
import ResultLink from './ResultLink';
import './styles.css';

export interface DialogProps {
  /** What was typed before the dialog was there. */
  initialQuery: string;
  /** Whether / closes it when pressed outside of its box. */
  slashKey: boolean;
  onClose: () => void;
}

/** DocSearch's dialog, given what a theme configuration can't carry. Test: tests/browser/search.spec.ts */
export default function Dialog({initialQuery, slashKey, onClose}: DialogProps): ReactNode {
  const {algolia} = useAlgoliaThemeConfig();
  const settings = algolia as unknown as SearchSettings;
  const client = useMemo(() => withMessages(() => loadSearchClient(settings)), [settings]);
  const history = useHistory();
  const createSearchLink = useSearchLinkCreator();
  const processUrl = useSearchResultUrlProcessor();
  const askAi = useAlgoliaAskAi(algolia);
  const {isAskAiActive, onAskAiToggle} = askAi;
  const keepOpen = useCallback(() => undefined, []);

  useDocSearchKeyboardEvents({
    isOpen: true,
    onOpen: keepOpen,
    onClose,
    isAskAiActive,
    onAskAiToggle,
    keyboardShortcuts: {'/': slashKey},
  });

  return (
    <div className={settings.embedded ? 'search--embedded' : undefined}>
      <DocSearchModal
        {...(algolia as unknown as DocSearchModalProps)}
        initialScrollY={window.scrollY}
        initialQuery={initialQuery}
        translations={translations.modal}
        placeholder={askAi.currentPlaceholder}
        onClose={onClose}
        navigator={{
          navigate: ({itemUrl}) => {
            if (isRegexpStringMatch(algolia.externalUrlRegex, itemUrl)) {
              window.location.assign(itemUrl);
            } else {
              history.push(itemUrl);
            }
          },
        }}
        transformItems={(items) => items.map((item) => ({...item, url: processUrl(item.url)}))}
        transformSearchClient={() => client as never}
        getMissingResultsUrl={({query}) => missingResultsUrl(query)}
        hitComponent={ResultLink}
        resultsFooterComponent={({state}) => (
          <Link to={createSearchLink(state.query)} onClick={onClose}>
            See all {String(state.context.nbHits)} results
          </Link>
        )}
        {...askAi.extraAskAiProps}
      />
    </div>
  );
}
