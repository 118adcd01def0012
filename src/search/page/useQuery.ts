import {useCallback, useEffect, useState, type RefObject} from 'react';
import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import {searchLink} from '../settings';

/** Time without a key press after which what is typed is asked; browsers refuse a history that changes at each key. */
const TYPING_PAUSE_MS = 150;

/**
 * @param box what the reader types into, maybe before this runs
 * @returns `query`, what stands in the box; `asked`, what the address says (`?q=`); `setQuery`, after which the
 *   address follows in a moment; `ask`, which writes the address at once
 */
export function useQuery(box: RefObject<HTMLInputElement | null>) {
  const history = useHistory();
  // The next page's address is there before that page is; it neither asks nor may be changed.
  const inAddress = useHistorySelector(({location: {pathname, search}}) =>
    `${pathname}/`.startsWith(searchLink()) ? (new URLSearchParams(search).get('q') ?? '') : null,
  );
  const [asked, setAsked] = useState(inAddress ?? '');
  const [query, setQuery] = useState(asked);
  if (inAddress !== null && inAddress !== asked) {
    setAsked(inAddress);
    setQuery(inAddress);
  }
  const ask = useCallback(
    (text: string) => {
      if (inAddress !== null && inAddress !== text) history.replace(searchLink(text));
    },
    [history, inAddress],
  );
  useEffect(() => {
    const typed = box.current?.value;
    if (typed) ask(typed);
    // Once, as the page is taken over.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => ask(query), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [query, ask]);
  return {query, asked, setQuery, ask};
}
