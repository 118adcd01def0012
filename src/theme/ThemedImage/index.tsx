/**
 * Replaces @theme/ThemedImage (theme-classic 3.9.1): the pictures for both modes are in the page, and src/css/pictures.css
 * shows one. The original has that of the mode alone: none on paper, which is light, and after a change of the mode
 * one that can't be enlarged. Tests: tests/unit/theme/ThemedImage.test.tsx, tests/browser/pages/everythingElsewhere.spec.ts
 */
import type {ReactNode} from 'react';
import type {Props} from '@theme/ThemedImage';

export default function ThemedImage({sources, alt, ...props}: Props): ReactNode {
  return (['light', 'dark'] as const).map((mode) => (
    <img key={mode} loading="lazy" alt={alt} {...props} src={sources[mode]} data-only={mode} />
  ));
}
