/**
 * Wraps @theme/TOCCollapsible/CollapseButton (Docusaurus 3.9.1; not promised safe, hence its own
 * test). Why: the stock button doesn't tell screen readers whether the contents list is open. Its chevron is
 * drawn in src/css/shell.css, wherever a page has such a list.
 * Test: tests/browser/shell/readingAids.spec.ts
 */
import type {ReactNode} from 'react';
import CollapseButton from '@theme-original/TOCCollapsible/CollapseButton';
import type {Props} from '@theme/TOCCollapsible/CollapseButton';

export default function CollapseButtonWrapper(props: Props): ReactNode {
  return (
    <CollapseButton
      {...props}
      className={`${props.className ?? ''} sp-toc-button`}
      aria-expanded={!props.collapsed}
    />
  );
}
