/**
 * Wraps @theme/TabItem (theme-classic 3.9.1; not promised safe, hence its own test). Why: the browser's search in
 * the page found nothing in closed panels, and they had no name on paper and in the Markdown copy, where all are
 * shown. Code: src/shell. Test: tests/browser/shell/folded.spec.ts
 */
import {useContext, useEffect, useRef, type ReactNode} from 'react';
import TabItem from '@theme-original/TabItem';
import type {Props} from '@theme/TabItem';
import {wordsOf} from '../../lib/wordsOf';
import {keepFindable} from '../../shell/findablePanel';
import {TabLabels} from '../../shell/tabLabels';

export default function TabItemWrapper(props: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const values = useContext(TabLabels);
  useEffect(() => {
    const panel = place.current?.firstElementChild;
    return panel ? keepFindable(panel) : undefined;
  }, []);
  const tab = values?.findIndex(({value}) => value === props.value);
  const label = values?.[tab ?? -1]?.label ?? props.label;
  return (
    <div ref={place} className="sp-tab" data-tab={tab} data-label={wordsOf(label ?? props.value)}>
      <TabItem {...props} />
    </div>
  );
}
