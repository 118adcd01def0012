/**
 * `npm run font`: cuts Figtree down to the letters and weights that the site uses, into figtree.woff2. The
 * file is kept in the repository, so that a build needs no more than to copy it.
 */
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import {LETTERS, WEIGHTS} from './letters';

const SOURCE =
  require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2');
const TARGET = path.join(__dirname, 'figtree.woff2');

async function subset(): Promise<void> {
  const font = await subsetFont(await readFile(SOURCE), LETTERS, {
    targetFormat: 'woff2',
    variationAxes: {wght: WEIGHTS},
  });
  await writeFile(TARGET, font);
  console.log(`${path.relative(process.cwd(), TARGET)}: ${(font.length / 1000).toFixed(1)} kB`);
}

void subset();
