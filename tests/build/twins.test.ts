import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {RELEASE_FEED} from '../../src/config/releaseFeed';
import {SITE} from '../../src/config/site';
import {parsePage} from '../../src/lib/markdown/page';
import {twinOfRoute} from '../../src/lib/pageAddress';
import type {NotedPage} from '../../src/plugins/page-sources/notedPages';
import {addressesFor, notesOfPage} from '../../src/plugins/page-sources/notes';
import {DOCS_FOLDER} from '../support/docs';
import {ALL_ROUTES, SEARCH_ROUTE} from '../support/routes';

const BUILD = path.resolve(__dirname, '../../build');
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
  return hash === undefined || load(read(file))(`[id="${decodeURI(hash)}"]`).length === 1;
}

describe('Markdown twins', () => {
  it.each(routes)('/%s has one, which the page names', (route) => {
    const twin = twinOfRoute(route);
    const $ = load(read(`${route}index.html`));
    expect($('link[type="text/markdown"]').attr('href')).toBe(SITE.baseUrl + twin);
    expect(read(twin)).toContain(`# ${$('h1').text()}\n`);
  });

  it('lead to pages, anchors and pictures of the build', () => {
    const all = new Set(addressesIn(routes.map((route) => read(twinOfRoute(route))).join('\n')));
    const own = [...all].filter((address) => address.startsWith(ADDRESS));
    expect(own.some((address) => address.includes('/assets/images/'))).toBe(true);
    expect(own.filter((address) => !exists(address))).toEqual([]);
    expect([...all].filter((address) => !/^https?:/.test(address))).toEqual([]);
  });
});

describe('what is noted while pages are compiled', () => {
  const saved = path.resolve(__dirname, '../../.docusaurus/page-notes.json');
  const {pages} = JSON.parse(readFileSync(saved, 'utf8')) as {pages: [string, NotedPage][]};

  it.each(pages)('%s: is what reading the page tells', (file, {notes}) => {
    const page = parsePage(readFileSync(path.join(DOCS_FOLDER, file), 'utf8'));
    expect(notes).toEqual(notesOfPage(page, file, addressesFor(ADDRESS)));
  });
});

describe('llms.txt', () => {
  it('lists each page’s twin once', () => {
    const listed = addressesIn(read('llms.txt')).sort();
    expect(listed).toEqual(routes.map((route) => ADDRESS + twinOfRoute(route)).sort());
  });

  it('has its full text, with each page once', () => {
    const full = read('llms-full.txt');
    const counts = routes.map(
      (route) => full.split(`\nAddress: <${ADDRESS}${route}>\n`).length - 1,
    );
    expect(counts.filter((count) => count !== 1)).toEqual([]);
  });
});

describe('the release notes’ feed', () => {
  it('is found from each page', () => {
    for (const route of routes) {
      const $ = load(read(`${route}index.html`));
      expect($('link[type="application/atom+xml"]').attr('href')).toBe(
        SITE.baseUrl + RELEASE_FEED.path,
      );
    }
  });

  it('has what Atom requires (RFC 4287, 4.1.1 and 4.1.2)', () => {
    const $ = load(read(RELEASE_FEED.path), {xml: true});
    expect($('feed').attr('xmlns')).toBe('http://www.w3.org/2005/Atom');
    expect($('feed > link[rel="self"]').attr('href')).toBe(ADDRESS + RELEASE_FEED.path);
    for (const element of $('feed, entry').toArray()) {
      for (const name of ['id', 'title', 'updated']) {
        expect($(element).children(name).length, name).toBe(1);
      }
      expect($(element).children('updated').text()).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    }
    expect($('feed > author > name').text()).not.toBe('');
  });

  it('has an entry for each dated version', () => {
    const dated = load(read('release-notes/index.html'))('h2[id^="v"]')
      .toArray()
      .filter(({attribs}) => /^v\d+-\d+(?:-\d+)?$/.test(attribs.id ?? ''));
    expect(load(read(RELEASE_FEED.path), {xml: true})('entry').length).toBe(dated.length);
  });
});
