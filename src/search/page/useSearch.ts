import {useEffect, useState} from 'react';
import {loadClient} from '../clients/client';
import type {SearchAnswer} from '../clients/answer';
import {useSearchSettings} from '../useSearchSettings';

const RESULTS_PER_PAGE = 15;
/** From then on it is said that an answer is on its way, as in the dialog (autocomplete-core's "stalled"). */
const SLOW_MS = 300;

interface State extends SearchAnswer {
  status: 'idle' | 'loading' | 'done' | 'failed';
  /** The query of this answer. */
  answered?: string;
  isSlow?: boolean;
}

const NOTHING: State = {status: 'idle', results: [], total: 0, others: 0};

interface Request {
  query: string;
  pages: number;
  /** Whether those are wanted too that only mention a word. */
  all?: boolean;
}

/** In the browser's history, for a reader who comes back: a change of the router's own state would scroll to the top. */
type HistoryState = {search?: Request} | null;

/**
 * @returns results for what was asked, as many as were there before when a reader comes back, and `proceed`, which
 *   shows so many more, at last those that only mention a word of the query, or tries a failed request again
 */
export function useSearch(query: string) {
  const settings = useSearchSettings();
  const [answer, setAnswer] = useState(NOTHING);
  const [request, setRequest] = useState<Request>({query: '', pages: 1});

  useEffect(() => {
    const kept = (window.history.state as HistoryState)?.search;
    setRequest(kept?.query === query ? kept : {query, pages: 1});
  }, [query]);

  useEffect(() => {
    if (request.query.trim() === '') return setAnswer(NOTHING);
    let set = setAnswer; // until something else is asked
    set((before) => ({...before, ...(request.pages === 1 && NOTHING), status: 'loading'}));
    const slow = () => set((now) => (now.status === 'loading' ? {...now, isSlow: true} : now));
    setTimeout(slow, SLOW_MS);
    loadClient(settings)
      .then((search) => search(request.query, request.pages * RESULTS_PER_PAGE))
      .then(
        (found) => set(() => ({status: 'done', answered: request.query, ...found})),
        () => set((before) => ({...before, status: 'failed', isSlow: false})),
      );
    return () => {
      set = () => undefined;
    };
  }, [request, settings]);

  const results = request.all ? answer.results : answer.results.slice(0, answer.total);
  const end = results.length < answer.total ? answer.total : answer.total + answer.others;
  const more = Math.min(end, (request.pages + 1) * RESULTS_PER_PAGE) - results.length;
  function proceed(): void {
    const isRetry = answer.status === 'failed';
    const next = isRetry ? {} : {pages: request.pages + 1, all: results.length >= answer.total};
    const wanted = {...request, ...next}; // another object is another request
    setRequest(wanted);
    const state = window.history.state as HistoryState;
    window.history.replaceState({...state, search: wanted} satisfies HistoryState, '');
  }
  return {...answer, results, more, proceed};
}
