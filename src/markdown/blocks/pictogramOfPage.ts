import type {PageFrontMatter} from '../frontMatter';
import type {PageKind} from '../kinds';
import {pictogramAddress} from './pictograms';

/** The pictogram of a page without one of its own, by its kind. */
const KINDS: Readonly<Record<PageKind, string>> = {
  index: 'signpost',
  'quick-start': 'route',
  'how-to': 'list-checks',
  reference: 'sliders-horizontal',
  concept: 'layers',
  troubleshooting: 'life-buoy',
  hardware: 'cable',
  glossary: 'book-a',
  'release-notes': 'history',
};

/** The pictogram of an address that is no page. */
const ELSEWHERE = 'circle-dot';

/** Pictograms that cards show of themselves. */
export const KIND_PICTOGRAMS = [ELSEWHERE, ...Object.values(KINDS)];

/**
 * @param frontMatter a page's; undefined for an address that is no page
 * @returns address of its pictogram, for `<use>`
 */
export function pictogramOfPage(frontMatter: object | undefined): string {
  if (!frontMatter) return pictogramAddress(ELSEWHERE);
  const {kind = 'reference', icon} = frontMatter as Partial<PageFrontMatter>;
  return pictogramAddress(icon ?? KINDS[kind]);
}
