/**
 * Wraps @theme/TOC (Docusaurus 3.9.1; not promised safe, hence its own test): a long contents list, such
 * as the glossary's, marks the current heading out of sight. Here it scrolls along, and has the name that it has on phones.
 * Test: tests/browser/shell/readingAids.spec.ts
 */
import {useEffect, type ReactNode} from 'react';
import TOC from '@theme-original/TOC';
import type {Props} from '@theme/TOC';
import {inPart} from '@site/src/lib/Part';
import {reveal} from '@site/src/shell/reveal';

function TOCWrapper(props: Props): ReactNode {
  useEffect(() => {
    const list = document.querySelector('.theme-doc-toc-desktop');
    if (!list) return undefined;
    const follow = () => {
      const current = list.querySelector('.table-of-contents__link--active');
      if (current && !list.contains(document.activeElement)) reveal(current, list);
    };
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(list, {subtree: true, attributeFilter: ['class']});
    return () => observer.disconnect();
  }, [props.toc]);
  return (
    <nav className="sp-contents" aria-label="On this page">
      <TOC {...props} />
    </nav>
  );
}

export default inPart(TOCWrapper);
