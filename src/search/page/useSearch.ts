import {useCallback, useEffect, useState} from 'react';
import {loadClient, type SearchResult} from '../clients/client';
import {useSearchSettings} from '../useSearchSettings';

/** Time without a key press after which the query is sent. */
const TYPING_PAUSE_MS = 150;
const RESULTS_PER_PAGE = 15;

export interface SearchState {
  status: 'idle' | 'loading' | 'done' | 'failed';
  /** All that were fetched so far. */
  results: readonly SearchResult[];
  /** How many there are in all. */
  total: number;
  /** Fetches the next results, or tries a failed request again. */
  proceed: () => void;
}

type Answer = Omit<SearchState, 'proceed'>;

const NOTHING: Answer = {status: 'idle', results: [], total: 0};

/**
 * Results for a query, page after page.
 *
 * @param query what the reader typed; an empty query finds nothing
 */
export function useSearch(query: string): SearchState {
  const settings = useSearchSettings();
  const [answer, setAnswer] = useState(NOTHING);
  const [request, setRequest] = useState({query, page: 0, attempt: 0});

  useEffect(() => {
    const timer = setTimeout(() => setRequest({query, page: 0, attempt: 0}), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [query]);

  useEffect(() => {
    const {page} = request;
    const typed = request.query.trim();
    if (typed === '') {
      setAnswer(NOTHING);
      return undefined;
    }
    let stale = false;
    setAnswer((before) => ({...(page === 0 ? NOTHING : before), status: 'loading'}));
    loadClient(settings)
      .then((client) => client.search(typed, page, RESULTS_PER_PAGE))
      .then(
        ({results, total}) => {
          if (stale) return;
          setAnswer((before) => ({
            status: 'done',
            total,
            results: page === 0 ? results : [...before.results, ...results],
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
