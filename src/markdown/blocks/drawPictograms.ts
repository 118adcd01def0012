/**
 * `npm run pictograms`: draws static/img/pictograms.svg (./pictograms.ts) from Lucide, which it installs in
 * .cache: among the site's own packages it would be the largest. The file is kept in the repository;
 * tests/content/pictograms.test.ts says when it is old.
 */
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {isPageFile} from '../../lib/pageAddress';
import {readFrontMatter} from '../frontMatter';
import {KIND_PICTOGRAMS, SPRITE} from './pictograms';

const LUCIDE = '.cache/lucide/node_modules/lucide-static/icons';

/**
 * @returns the file's content: one symbol a pictogram, with lines in the color of the text around it
 * @throws Error when Lucide has no pictogram of a name
 */
function spriteOfPictograms(): string {
  const symbols = chosenPictograms().map((name) => {
    const source = readFileSync(path.join(LUCIDE, `${name}.svg`), 'utf8');
    const [, shapes = ''] = /<svg[^>]*>([^]*)<\/svg>/.exec(source) ?? [];
    return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.replace(/\s+/g, ' ').replace(/> </g, '><').trim()}</symbol>`;
  });
  return [
    '<!-- Made by npm run pictograms from Lucide, ISC license. -->',
    '<svg xmlns="http://www.w3.org/2000/svg" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">',
    ...symbols,
    '</svg>\n',
  ].join('\n');
}

/** @returns names of what pages and kinds of pages choose, in order */
export function chosenPictograms(): string[] {
  const files = readdirSync('docs', {recursive: true, encoding: 'utf8'}).filter(isPageFile);
  const chosen = files.flatMap((file) => readFrontMatter(path.join('docs', file)).icon ?? []);
  return [...new Set([...chosen, ...KIND_PICTOGRAMS])].sort();
}

if (require.main === module) writeFileSync(path.join('static', SPRITE), spriteOfPictograms());
