/**
 * Wraps @theme/Tabs (theme-classic 3.9.1; not promised safe, hence its own test): all panels are in the page
 * and know their label, for paper, the search, the Markdown copy and addresses within them. The original's
 * `lazy` leaves out all but one. Test: tests/browser/shell/folded.spec.ts
 */
import type {ReactNode} from 'react';
import Tabs from '@theme-original/Tabs';
import type {Props} from '@theme/Tabs';
import {TabLabels} from '../../shell/tabLabels';

export default function TabsWrapper(props: Props): ReactNode {
  return (
    <TabLabels.Provider value={props.values}>
      <Tabs {...props} lazy={false} />
    </TabLabels.Provider>
  );
}
