import type {PageFrontMatter} from '../frontMatter';
import type {PageKind} from '../kinds';
import {pictogramAddress} from './pictograms';

/** What cards call a page of a kind, and the pictogram of a page without one of its own. */
const KINDS: Readonly<Record<PageKind, {name: string; icon: string}>> = {
  index: {name: 'Overview', icon: 'signpost'},
  'quick-start': {name: 'Getting started', icon: 'route'},
  'how-to': {name: 'How-to', icon: 'list-checks'},
  reference: {name: 'Reference', icon: 'sliders-horizontal'},
  concept: {name: 'How it works', icon: 'layers'},
  troubleshooting: {name: 'Troubleshooting', icon: 'life-buoy'},
  hardware: {name: 'Hardware', icon: 'cable'},
  glossary: {name: 'Glossary', icon: 'book-a'},
  'release-notes': {name: 'Release notes', icon: 'history'},
};

/** The pictogram of an address that is no page. */
const ELSEWHERE = 'circle-dot';

/** Pictograms that cards show of themselves. */
export const KIND_PICTOGRAMS = [ELSEWHERE, ...Object.values(KINDS).map(({icon}) => icon)];

/**
 * @param frontMatter a page's; undefined for an address that is no page
 * @returns what a card says of it besides its name: its kind, such as "How-to", if known, and the address
 *   of its pictogram, for `<use>`
 */
export function cardKindOf(frontMatter: object | undefined): {kind: string; icon: string} {
  if (!frontMatter) return {kind: '', icon: pictogramAddress(ELSEWHERE)};
  const {kind = 'reference', icon} = frontMatter as Partial<PageFrontMatter>;
  return {kind: KINDS[kind].name, icon: pictogramAddress(icon ?? KINDS[kind].icon)};
}
