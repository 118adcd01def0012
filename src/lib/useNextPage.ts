import {useEffect, useRef} from 'react';
import {useLocation} from '@docusaurus/router';

/** Acts whenever the reader comes somewhere else: on another page, or with another query on the search page. */
export function useNextPage(act: () => void): void {
  const {pathname, search} = useLocation();
  const place = pathname + search;
  const before = useRef(place);
  useEffect(() => {
    if (place === before.current) return;
    before.current = place;
    act();
  }, [place, act]);
}
