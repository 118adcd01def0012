import path from 'node:path';
import {readPages} from './lintPages';
import {marksOf} from './marks';

/**
 * `npm run gaps`: lists what nobody has checked on a screen of the product, by page, for the makers. What has
 * no place in a page stands in CONTENT-GAPS.md.
 */
async function main(): Promise<void> {
  let count = 0;
  for (const {file, page} of await readPages(path.resolve('docs'))) {
    const marks = marksOf(page);
    if (marks.length === 0) continue;
    count += marks.length;
    const lines = marks.map(
      ({line, heading, words}) => `  ${line}: ${heading ? `${heading}: ` : ''}${words}`,
    );
    console.log([`docs/${file}`, ...lines, ''].join('\n'));
  }
  console.log(`${count} not checked.`);
}

void main();
