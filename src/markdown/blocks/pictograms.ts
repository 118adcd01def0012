/**
 * Pictograms for cards, by the names of Lucide (https://lucide.dev, ISC license). A page chooses one by
 * `icon` in its front matter; without one, its kind's is shown. They stand in one file, of which a card shows a part
 * by its name: `npm run pictograms` puts into it what pages and kinds choose.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {SITE} from '../../config/site';
import type {PageFrontMatter} from '../frontMatter';
import type {PageKind} from '../kinds';

/** File of all pictograms, below the base path. */
export const SPRITE = 'img/pictograms.svg';

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
  const {kind = 'reference', icon} = (frontMatter ?? {icon: ELSEWHERE}) as Partial<PageFrontMatter>;
  return `${SITE.baseUrl}${SPRITE}#${icon ?? KINDS[kind]}`;
}

/** @returns names of the pictograms that are drawn */
export function pictogramNames(): string[] {
  const sprite = readFileSync(path.join(__dirname, '../../../static', SPRITE), 'utf8');
  return [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, name = '']) => name);
}
