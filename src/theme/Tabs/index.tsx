/**
 * Wraps @theme/Tabs (theme-classic 3.9.1; not promised safe, hence its own test): all panels are in the page
 * and know their label, for paper, the search, the Markdown copy and addresses within them. The original's
 * `lazy` leaves out all but one. Test: tests/browser/shell/folded.spec.ts
 */
import {cloneElement, type ReactElement, type ReactNode} from 'react';
import {sanitizeTabsChildren, type TabItemProps} from '@docusaurus/theme-common/internal';
import Tabs from '@theme-original/Tabs';
import type {Props} from '@theme/Tabs';

export default function TabsWrapper({children, ...props}: Props): ReactNode {
  const panels = sanitizeTabsChildren(children) as ReactElement<TabItemProps>[];
  const labelOf = ({value, label}: TabItemProps): string =>
    props.values?.find((tab) => tab.value === value)?.label ?? label ?? value;
  return (
    <Tabs {...props} lazy={false}>
      {panels.map((panel) => cloneElement(panel, {label: labelOf(panel.props)}))}
    </Tabs>
  );
}
