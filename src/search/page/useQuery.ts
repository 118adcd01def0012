import {useEffect, useState, type RefObject} from 'react';
import {useSearchQueryString} from '@docusaurus/theme-common';

/** Time without a key press after which what is typed is asked; browsers refuse a history that changes at each key. */
const TYPING_PAUSE_MS = 150;

/**
 * @param box what the reader types into, maybe before this runs
 * @returns `query` as it stands in the box, `asked`, which the address says (`?q=`), and what sets the first and,
 *   after a pause, the second
 */
export function useQuery(box: RefObject<HTMLInputElement | null>) {
  const [asked, setAsked] = useSearchQueryString();
  const [query, setQuery] = useState(asked);
  useEffect(() => {
    const typed = box.current?.value;
    if (typed && typed !== asked) setAsked(typed);
    // Once, as the page is taken over.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useEffect(() => setQuery(asked), [asked]);
  useEffect(() => {
    if (query === asked) return undefined;
    const timer = setTimeout(() => setAsked(query), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [query, asked, setAsked]);
  return {query, asked, setQuery};
}
