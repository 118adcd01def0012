import type {ComponentProps, ReactNode} from 'react';

/**
 * An icon drawn by lines, which take a fifth of the bytes of the theme's outlines; a page holds some
 * twenty icons, in its HTML and in the main script. Says nothing to screen readers.
 *
 * @param d path within a square of 24
 */
export function lineIcon(d: string) {
  return (props: ComponentProps<'svg'>): ReactNode => (
    <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden="true" {...props}>
      <path
        d={d}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
