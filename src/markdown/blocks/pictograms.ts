/**
 * Pictograms for cards, by the names of Lucide (https://lucide.dev, ISC license). A page chooses one by
 * `icon` in its front matter; without one, its kind's is shown (./pictogramOfPage.ts). They stand in one file, of
 * which a card shows a part by its name: `npm run pictograms` puts into it what pages and kinds choose.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {SITE} from '../../config/site';

/** File of all pictograms, below the base path. */
export const SPRITE = 'img/pictograms.svg';

/** @returns address of a pictogram, for `<use>` */
export function pictogramAddress(name: string): string {
  return `${SITE.baseUrl}${SPRITE}#${name}`;
}

/** @returns names of the pictograms that are drawn */
export function pictogramNames(): string[] {
  const sprite = readFileSync(path.join(__dirname, '../../../static', SPRITE), 'utf8');
  return [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, name = '']) => name);
}
