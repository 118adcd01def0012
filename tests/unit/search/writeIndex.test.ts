import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {writeSearchIndex} from '../../../src/search/records/writeIndex';
import {finishedBuild} from '../../support/finishedBuild';
import {temporaryFolder} from '../../support/temporaryFolder';

const folder = temporaryFolder();

/** A page of a site that robots shall not read (Docusaurus' `noIndex`). */
const pageOf = (words: string): string =>
  `<meta name="robots" content="noindex, nofollow"><article><div class="theme-doc-markdown"><p>${words}</p></div></article>`;

/** @returns the addresses that the search of a build knows, one of whose pages is unlisted */
async function found(): Promise<string[]> {
  const build = finishedBuild(folder(), {'a/': pageOf('Loud'), 'b/': pageOf('Soft')});
  const docs = build.docs.docs.map((doc) => ({...doc, title: doc.id, unlisted: doc.id === 'b'}));
  await writeSearchIndex(undefined)({...build, docs: {...build.docs, docs}});
  const index = readFileSync(path.join(folder(), 'search-index.json'), 'utf8');
  return (JSON.parse(index) as {path: string}[]).map((page) => page.path);
}

it('finds all pages but unlisted ones, also where robots shall not', async () => {
  expect(await found()).toEqual(['/v2/a/']);
});

it('describes itself to browsers in right XML, whatever the site’s title', async () => {
  await writeSearchIndex(undefined)(finishedBuild(folder(), {}, {title: 'Hits & <Misses>'}));
  const description = readFileSync(path.join(folder(), 'opensearch.xml'), 'utf8');
  expect(description).toContain('<Description>Search Hits &#38; &#60;Misses></Description>');
});
