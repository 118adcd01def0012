/**
 * Replaces @theme/SearchBar (theme-search-algolia 3.9.1) rather than wrapping it, because
 * - it takes its properties from the theme configuration only, which can't carry the functions that
 *   DocSearch needs here (the embedded client, the address of 'Let us know.');
 * - it asks every page to connect to Algolia, also where Algolia is not used;
 * - its button's accessible name lacks the visible text, and its focus can't be seen.
 * The dialog is DocSearch's own, loaded on demand. Test: tests/browser/search.spec.ts
 */
import {useCallback, useMemo, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import type {DocSearchModalProps} from '@docsearch/react';
import {useDocSearchKeyboardEvents} from '@docsearch/react/useDocSearchKeyboardEvents';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {isRegexpStringMatch, useSearchLinkCreator} from '@docusaurus/theme-common';
import {
  useAlgoliaAskAi,
  useAlgoliaThemeConfig,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client';
import translations from '@theme/SearchTranslations';
import SearchButton from '@site/src/components/SearchButton';
import {loadSearchClient, withMessages, type SearchSettings} from '@site/src/lib/search/client';
import {missingResultsUrl} from '@site/src/lib/reportUrl';
import {useSingleKeys} from '@site/src/lib/shortcuts/singleKeys';
import ResultLink from './ResultLink';

type Modal = ComponentType<DocSearchModalProps>;

let loadedModal: Modal | undefined;

async function loadModal(): Promise<Modal> {
  const [{DocSearchModal}] = await Promise.all([
    import('@docsearch/react/modal'),
    import('@docsearch/react/style'),
    import('./styles.css'),
  ]);
  loadedModal = DocSearchModal as Modal;
  return loadedModal;
}

export default function SearchBar(): ReactNode {
  const {algolia} = useAlgoliaThemeConfig();
  const settings = algolia as unknown as SearchSettings & typeof algolia;
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [initialQuery, setInitialQuery] = useState<string>();
  const [singleKeys] = useSingleKeys();
  const history = useHistory();
  const createSearchLink = useSearchLinkCreator();
  const processUrl = useSearchResultUrlProcessor();
  const askAi = useAlgoliaAskAi(algolia);
  const {onAskAiToggle} = askAi;
  const client = useMemo(() => withMessages(() => loadSearchClient(settings)), [settings]);

  const open = useCallback(() => {
    loadModal().then(
      () => setIsOpen(true),
      // The dialog is gone after a release: the search page loads fresh and does the same.
      () => window.location.assign(createSearchLink('')),
    );
  }, [createSearchLink]);
  const close = useCallback(() => {
    setIsOpen(false);
    setInitialQuery(undefined);
    onAskAiToggle(false);
    button.current?.focus();
  }, [onAskAiToggle]);
  const prepare = useCallback(() => {
    void loadModal();
    void loadSearchClient(settings).then((ready) => ready.prepare?.());
  }, [settings]);

  useDocSearchKeyboardEvents({
    isOpen,
    onOpen: open,
    onClose: close,
    onInput: (event: KeyboardEvent) => {
      event.preventDefault(); // the modal's box would get the key twice
      setInitialQuery(event.key);
      open();
    },
    searchButtonRef: button,
    isAskAiActive: askAi.isAskAiActive,
    onAskAiToggle,
    keyboardShortcuts: {'/': singleKeys},
  });

  const Dialog = loadedModal;
  return (
    <>
      <SearchButton ref={button} slashKey={singleKeys} onClick={open} onIntent={prepare} />
      {isOpen &&
        Dialog &&
        createPortal(
          <div className={settings.embedded ? 'search--embedded' : undefined}>
            <Dialog
              {...(algolia as unknown as DocSearchModalProps)}
              initialScrollY={window.scrollY}
              initialQuery={initialQuery}
              translations={translations.modal}
              placeholder={askAi.currentPlaceholder}
              onClose={close}
              navigator={{
                navigate: ({itemUrl}) => {
                  if (isRegexpStringMatch(algolia.externalUrlRegex, itemUrl)) {
                    window.location.assign(itemUrl);
                  } else {
                    history.push(itemUrl);
                  }
                },
              }}
              transformItems={(items) =>
                items.map((item) => ({...item, url: processUrl(item.url)}))
              }
              transformSearchClient={() => client as never}
              getMissingResultsUrl={({query}) => missingResultsUrl(query)}
              hitComponent={ResultLink}
              resultsFooterComponent={({state}) => (
                <Link to={createSearchLink(state.query)} onClick={close}>
                  See all {String(state.context.nbHits)} results
                </Link>
              )}
              {...askAi.extraAskAiProps}
            />
          </div>,
          document.body,
        )}
    </>
  );
}
