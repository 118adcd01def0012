import {useCallback, useEffect, useState} from 'react';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import {loadSearchClient, type SearchSettings} from '@site/src/lib/search/client';
import {withMessages} from '@site/src/lib/search/withMessages';
import {HIGHLIGHT_TAGS} from '@site/src/lib/search/highlight';
import type {Hit} from '@site/src/lib/search/response';

/** Time without a key press after which the query is sent. */
const TYPING_PAUSE_MS = 150;
const RESULTS_PER_PAGE = 15;

export interface SearchState {
  status: 'idle' | 'loading' | 'done' | 'failed';
  hits: Hit[];
  total: number;
  hasMore: boolean;
  suggestions: string[];
  /** Fetches the next results, or tries a failed request again. */
  proceed: () => void;
}

type Answer = Omit<SearchState, 'proceed'>;

const NOTHING: Answer = {status: 'idle', hits: [], total: 0, hasMore: false, suggestions: []};

/**
 * Results for a query, page after page.
 *
 * @param query what the reader typed; an empty query finds nothing
 */
export function useSearch(query: string): SearchState {
  const {algolia} = useAlgoliaThemeConfig();
  const settings = algolia as unknown as SearchSettings;
  const [answer, setAnswer] = useState(NOTHING);
  const [request, setRequest] = useState({query, page: 0, attempt: 0});

  useEffect(() => {
    const timer = setTimeout(() => setRequest({query, page: 0, attempt: 0}), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [query]);

  useEffect(() => {
    const {page} = request;
    if (request.query.trim() === '') {
      setAnswer(NOTHING);
      return undefined;
    }
    let stale = false;
    setAnswer((before) => ({...(page === 0 ? NOTHING : before), status: 'loading'}));
    fetchPage(settings, request.query, page).then(
      (next) => {
        if (stale) return;
        setAnswer((before) => ({
          ...next,
          hits: page === 0 ? next.hits : [...before.hits, ...next.hits],
        }));
      },
      () => {
        if (!stale) setAnswer((before) => ({...before, status: 'failed'}));
      },
    );
    return () => {
      stale = true;
    };
  }, [request, settings]);

  const failed = answer.status === 'failed';
  const proceed = useCallback(() => {
    setRequest((before) =>
      failed ? {...before, attempt: before.attempt + 1} : {...before, page: before.page + 1},
    );
  }, [failed]);
  return {...answer, proceed};
}

async function fetchPage(settings: SearchSettings, query: string, page: number): Promise<Answer> {
  const client = withMessages(() => loadSearchClient(settings));
  const {results} = await client.search({
    requests: [
      {
        indexName: settings.indexName,
        query,
        page,
        hitsPerPage: RESULTS_PER_PAGE,
        highlightPreTag: HIGHLIGHT_TAGS.open,
        highlightPostTag: HIGHLIGHT_TAGS.close,
        ...settings.searchParameters,
      },
    ],
  });
  const [result] = results;
  if (!result) throw new Error('The search answered without a result.');
  return {
    status: 'done',
    hits: result.hits,
    total: result.nbHits,
    hasMore: result.nbPages > page + 1,
    suggestions: result.suggestions ?? [],
  };
}
