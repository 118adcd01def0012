/**
 * `npm run pictograms`: puts the pictograms of ./pictograms.ts into one file, of which a card shows a part
 * by its name. The file is kept in the repository; tests/content/pictograms.test.ts says when it is old.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {PICTOGRAMS, SPRITE} from './pictograms';

/**
 * @returns the file's content: one symbol a pictogram, with lines in the color of the text around it
 * @throws Error when Lucide has no pictogram of a name
 */
export function spriteOfPictograms(): string {
  const folder = path.dirname(require.resolve('lucide-static/package.json'));
  const symbols = PICTOGRAMS.map((name) => {
    const source = readFileSync(path.join(folder, 'icons', `${name}.svg`), 'utf8');
    const shapes = source.slice(
      source.indexOf('>', source.indexOf('<svg')) + 1,
      source.lastIndexOf('</svg>'),
    );
    return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.replace(/\s+/g, ' ').replace(/> </g, '><').trim()}</symbol>`;
  });
  return [
    '<!-- Made by npm run pictograms from Lucide, ISC license. -->',
    '<svg xmlns="http://www.w3.org/2000/svg" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">',
    ...symbols,
    '</svg>\n',
  ].join('\n');
}

if (require.main === module) writeFileSync(path.join('static', SPRITE), spriteOfPictograms());
