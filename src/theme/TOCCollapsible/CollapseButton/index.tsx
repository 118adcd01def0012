/**
 * Wraps @theme/TOCCollapsible/CollapseButton (Docusaurus 3.9.1; not promised safe, hence its own
 * test). Why: the stock button doesn't tell screen readers whether the contents list is open.
 * Test: tests/browser/shell/readingAids.spec.ts
 */
import type {ReactNode} from 'react';
import CollapseButton from '@theme-original/TOCCollapsible/CollapseButton';
import type {Props} from '@theme/TOCCollapsible/CollapseButton';

export default function CollapseButtonWrapper(props: Props): ReactNode {
  return <CollapseButton {...props} aria-expanded={!props.collapsed} />;
}
