import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createDocument} from '@mixmark-io/domino';
import {describe, expect, it} from 'vitest';
import {SITE} from '../../src/config/site';
import {copyOfRoute} from '../../src/lib/pageAddress';
import {BUILD, readPage} from '../support/builtSite';
import {titleOfCopy, wordsOfPage, wordsOfCopy} from '../support/pageWords';
import {ALL_ROUTES, SEARCH_ROUTE} from '../support/routes';

const ADDRESS = SITE.url + SITE.baseUrl;
const routes = ALL_ROUTES.filter((route) => route !== SEARCH_ROUTE);
const read = (file: string): string => readFileSync(path.join(BUILD, file), 'utf8');
const addressesIn = (markdown: string): string[] =>
  [...markdown.matchAll(/\]\(([^)\s]+)\)/g)].map(([, address = '']) => address);

/** Whether an address of this site leads to a page, with its anchor, or a file. */
function exists(address: string): boolean {
  const [target = '', hash] = address.slice(ADDRESS.length).split('#');
  const file = target === '' || target.endsWith('/') ? `${target}index.html` : target;
  if (!existsSync(path.join(BUILD, file))) return false;
  if (hash === undefined) return true;
  const page = readPage(file.replace(/index\.html$/, ''));
  return page(`[id="${decodeURI(hash)}"]`).length === 1;
}

describe('Markdown copies', () => {
  it.each(routes)('/%s has one, which the page links to', (route) => {
    const copy = copyOfRoute(route);
    const $ = readPage(route);
    expect($('link[type="text/markdown"]').attr('href')).toBe(SITE.baseUrl + copy);
    expect($('.sp-page-tools a').first().attr('href')).toBe(SITE.baseUrl + copy);
    // Also where the page hides it for a heading of its own.
    const title = $('head > title').text().replace(` | ${SITE.title}`, '');
    expect(read(copy).startsWith(`# ${title}\n`)).toBe(true);
    expect(read(copy)).toContain(`\nAddress: <${ADDRESS}${route}>\n`);
  });

  it.each(routes)('/%s says what the page says, word for word and in its order', (route) => {
    const copy = read(copyOfRoute(route));
    const words = wordsOfPage(createDocument(read(`${route}index.html`)), titleOfCopy(copy));
    expect(words.length).toBeGreaterThan(0);
    expect(wordsOfCopy(copy)).toEqual(words);
  });

  it.each(routes)('/%s shows the page’s pictures', (route) => {
    const sources = readPage(route)('.theme-doc-markdown img')
      .toArray()
      .map(({attribs}) => `](${SITE.url}${attribs.src ?? ''})`);
    const copy = read(copyOfRoute(route));
    expect(sources.filter((source) => !copy.includes(source))).toEqual([]);
  });

  it('lead to pages, anchors and pictures of the build', () => {
    const all = new Set(addressesIn(routes.map((route) => read(copyOfRoute(route))).join('\n')));
    const own = [...all].filter((address) => address.startsWith(ADDRESS));
    expect(own.some((address) => address.includes('/assets/images/'))).toBe(true);
    expect(own.filter((address) => !exists(address))).toEqual([]);
    expect([...all].filter((address) => !/^(?:https?|mailto|tel):/.test(address))).toEqual([]);
  });
});
