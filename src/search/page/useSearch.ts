import {useCallback, useEffect, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import {loadClient, type SearchResult} from '../clients/client';
import {useSearchSettings} from '../useSearchSettings';

/** Time without a key press after which the query is sent. */
const TYPING_PAUSE_MS = 150;
/** How many results come at a time. */
export const RESULTS_PER_PAGE = 15;

export interface SearchState {
  status: 'idle' | 'loading' | 'done' | 'failed';
  /** All that are shown. */
  results: readonly SearchResult[];
  /** How many there are in all. */
  total: number;
  /** Shows more results, or tries a failed request again. */
  proceed: () => void;
}

type Answer = Omit<SearchState, 'proceed'>;

const NOTHING: Answer = {status: 'idle', results: [], total: 0};

/** What the address's entry in the browser's history keeps, for whoever comes back to it. */
interface Kept {
  query: string;
  pages: number;
}

/**
 * Results for a query, page after page; as many as were there before, when a reader comes back.
 *
 * @param query what the reader typed; an empty query finds nothing
 */
export function useSearch(query: string): SearchState {
  const settings = useSearchSettings();
  const history = useHistory<Kept | undefined>();
  const [answer, setAnswer] = useState(NOTHING);
  const [request, setRequest] = useState({query: '', pages: 1, attempt: 0});

  useEffect(() => {
    const kept = history.location.state;
    const pages = kept?.query === query ? kept.pages : 1;
    const timer = setTimeout(
      () => setRequest({query: query.trim(), pages, attempt: 0}),
      TYPING_PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [query, history]);

  useEffect(() => {
    if (request.query === '') {
      setAnswer(NOTHING);
      return undefined;
    }
    let stale = false;
    const set = (next: (before: Answer) => Answer): void => {
      if (!stale) setAnswer(next);
    };
    set((before) => ({...(request.pages === 1 ? NOTHING : before), status: 'loading'}));
    loadClient(settings)
      .then((client) => client.search(request.query, 0, request.pages * RESULTS_PER_PAGE))
      .then(
        (found) => set(() => ({status: 'done', ...found})),
        () => set((before) => ({...before, status: 'failed'})),
      );
    return () => {
      stale = true;
    };
  }, [request, settings]);

  const failed = answer.status === 'failed';
  const proceed = useCallback(() => {
    setRequest((before) => {
      if (failed) return {...before, attempt: before.attempt + 1};
      return {...before, pages: before.pages + 1};
    });
    if (failed) return;
    const pages = (history.location.state?.pages ?? 1) + 1;
    history.replace({...history.location, state: {query, pages}});
  }, [failed, history, query]);
  return {...answer, proceed};
}
