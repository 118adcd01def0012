import {SITE} from '../../config/site';
import type {PageFrontMatter} from '../frontMatter';
import type {PageKind} from '../kinds';
import {SPRITE, type Pictogram} from './pictograms';

/** What cards call a page of a kind, and the pictogram of a page without one of its own. */
const KINDS: Readonly<Record<PageKind, {name: string; icon: Pictogram}>> = {
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

/** What a card says of a page besides its name. */
export interface CardKind {
  /** "How-to"; empty where nothing is known. */
  readonly kind: string;
  /** Address of its pictogram, for `<use>`. */
  readonly icon: string;
}

const addressOf = (icon: Pictogram): string => `${SITE.baseUrl}${SPRITE}#${icon}`;

/** @param frontMatter a page's; undefined for an address that is no page */
export function cardKindOf(frontMatter: object | undefined): CardKind {
  if (!frontMatter) return {kind: '', icon: addressOf('circle-dot')};
  const {kind = 'reference', icon} = frontMatter as Partial<PageFrontMatter>;
  return {kind: KINDS[kind].name, icon: addressOf(icon ?? KINDS[kind].icon)};
}
