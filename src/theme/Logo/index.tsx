/**
 * Replaces @theme/Logo (theme-classic 3.9.1): the mark is part of the page and takes its colors from
 * it, where the original loads a picture for each color mode, and always both.
 * Test: tests/browser/shell/navbar.spec.ts
 */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/Logo';

export default function Logo({imageClassName, titleClassName, ...props}: Props): ReactNode {
  const {title} = useThemeConfig().navbar;
  return (
    <Link to={useBaseUrl('/')} {...props}>
      <svg
        viewBox="0 0 32 32"
        width={32}
        height={32}
        fill="none"
        className={imageClassName ?? 'margin-right--sm'}
        aria-hidden="true">
        <circle cx={16} cy={16} r={14.5} stroke="var(--sp-accent)" strokeWidth={2.5} />
        <circle cx={16} cy={16} r={8.5} stroke="var(--sp-text)" strokeWidth={2} />
        <circle cx={20} cy={13} r={3.25} fill="var(--sp-accent)" />
      </svg>
      <b className={titleClassName}>{title}</b>
    </Link>
  );
}
