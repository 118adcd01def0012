/**
 * Replaces @theme/Details (theme-classic 3.9.1) by the browser's own element, in the same box. Why: the
 * original hides what it holds by styles of its own, where no address, no search in the page and no printer
 * can reach it, and needs scripts to open. Test: tests/browser/shell/folded.spec.ts
 */
import {isValidElement, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Details';

export default function Details({
  summary = 'Details',
  children,
  className,
  ...props
}: Props): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return (
    <details {...props} className={`alert alert--info sp-details ${className ?? ''}`.trim()}>
      {isValidElement(summary) ? summary : <summary>{summary}</summary>}
      <div>{children}</div>
    </details>
  );
}
