import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {OTHER_PRODUCTS} from '../../src/search/data/otherProducts';
import {indexTerms} from '../../src/search/engine/terms';
import {readGaps} from '../../src/search/waysIn/gaps';
import {readDocs} from '../support/docs';
import {ADDRESS, readDocsPages} from '../support/searchPages';

const FILE = path.resolve(__dirname, '../../CONTENT-GAPS.md');
const routes = (await readDocsPages()).map(({url}) => url.slice(ADDRESS.length));

describe('what a reader is offered on whom the search finds nothing', () => {
  it.each(OTHER_PRODUCTS.flatMap(({pages}) => Object.keys(pages)))(
    'leads to a page that exists: %s',
    (route) => {
      expect(routes, 'correct it in src/search/data/otherProducts.ts').toContain(route);
    },
  );

  it('has only names that the search reads as words', () => {
    const empty = OTHER_PRODUCTS.flatMap(({typed}) => typed).filter(
      (name) => indexTerms(name).length === 0,
    );
    expect(empty).toEqual([]);
  });

  it('has every question of CONTENT-GAPS.md, with a page that exists', () => {
    if (!existsSync(FILE)) return;
    const gaps = readGaps(readFileSync(FILE, 'utf8'));
    expect(gaps.length).toBeGreaterThan(0);
    const lost = gaps.filter(({route}) => !routes.includes(route)).map(({question}) => question);
    expect(lost, 'correct the page’s file above these questions in CONTENT-GAPS.md').toEqual([]);
  });

  it('names, for each of these questions, a section that its page has', () => {
    if (!existsSync(FILE)) return;
    const rows = sectionsOfGaps(readFileSync(FILE, 'utf8'));
    expect(rows.length).toBeGreaterThan(0);
    const lost = rows.filter(({file, section}) => !headingsOf(file).includes(section));
    expect(lost, 'correct these sections in CONTENT-GAPS.md').toEqual([]);
  });
});

/** For each question the page's file, below docs/, and the heading in the second column. */
function sectionsOfGaps(markdown: string): {file: string; section: string}[] {
  return markdown.split(/^## /m).flatMap((part) => {
    const [, file = ''] = /^`docs\/(.*)`$/m.exec(part) ?? [];
    const rows = part.matchAll(/^\| (?!Question \||-+ \|).* \| (.*) \|$/gm);
    return Array.from(rows, ([, section = '']) => ({file, section: section.replaceAll('**', '')}));
  });
}

const headingsOf = (file: string): string[] =>
  readDocs()
    .filter((page) => page.file === file)
    .flatMap(({headings}) => headings.map(({text}) => text.replace(/ \{#.*\}$/, '')));
