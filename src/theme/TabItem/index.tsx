/**
 * Replaces @theme/TabItem (theme-classic 3.9.1). Why: the original's closed panels are found by no search in
 * the page, and have no name on paper, where all are shown. Test: tests/browser/shell/folded.spec.ts
 */
import {useEffect, useRef, type ReactNode} from 'react';
import type {Props} from '@theme/TabItem';

export default function TabItem({children, hidden, className, label}: Props): ReactNode {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // React 18 knows no value of this attribute. src/shell/folded.ts opens what the browser finds.
    if (!hidden || !('onbeforematch' in document)) return undefined;
    const closed = panel.current;
    closed?.setAttribute('hidden', 'until-found');
    closed?.setAttribute('aria-hidden', 'true'); // its words are, but it would stand there as an empty panel
    return () => closed?.removeAttribute('aria-hidden');
  }, [hidden]);
  return (
    <div
      ref={panel}
      role="tabpanel"
      data-label={label}
      className={`sp-tab ${className ?? ''}`.trim()}
      hidden={hidden}>
      {children}
    </div>
  );
}
