import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {SITE} from '../../src/config/site';
import {listFiles} from '../../src/lib/listFiles';
import {copyOfRoute} from '../../src/lib/pageAddress';
import type {EmbeddedIndex} from '../../src/search/engine/documents';
import type {SearchRecord} from '../../src/search/records/records';
import {INDEX_NAME, RECORDS_FILE} from '../../src/search/settings';
import {brokenLinks, readPages, type BuiltPage} from './builtSite';
import {listedOf, SEARCH_ROUTE, sourcesIn, type DocSource} from './routes';
import {savedFilesOf} from './serviceWorker';

/** A site that is built. */
interface CheckedSite {
  /** Its sources, with the build in `build`. */
  folder: string;
  baseUrl: string;
  /** Builds it, unless it is there. */
  ensure?: () => Promise<unknown>;
}

/** Tests of what holds for each build, whatever its writers add to it of what the style guide offers. */
export function checkSite({folder, baseUrl, ensure}: CheckedSite): void {
  const address = SITE.url + baseUrl;
  const build = path.join(folder, 'build');
  const read = (file: string): string => readFileSync(path.join(build, file), 'utf8');
  let sources: DocSource[] = [];
  let listed: string[] = [];
  let routes: string[] = [];
  let built: string[] = [];
  let all: BuiltPage[] = [];
  let pages: BuiltPage[] = [];
  const listedBelow = (prefix: string): string[] => listed.map((route) => prefix + route);
  /** Pages whose front matter has none of these keys. */
  const pagesWithout = (...keys: (keyof DocSource['frontMatter'])[]): BuiltPage[] => {
    const others = sources.filter(({frontMatter}) => keys.some((key) => key in frontMatter));
    return pages.filter(({route}) => !others.some((source) => source.route === route));
  };

  beforeAll(async () => {
    await ensure?.();
    sources = sourcesIn(path.join(folder, 'docs'));
    listed = listedOf(sources).sort();
    routes = [...sources.map(({route}) => route), SEARCH_ROUTE];
    const isOwn = (file: string): boolean => existsSync(path.join(folder, 'static', file));
    built = (await listFiles(build)).filter((file) => file.endsWith('.html') && !isOwn(file));
    const indexes = built.filter((file) => file.endsWith('index.html'));
    all = readPages(
      build,
      indexes.map((file) => file.replace(/index\.html$/, '')),
    );
    pages = all.filter(({route}) => routes.includes(route));
  });

  describe('routes', () => {
    it('are exactly those of docs, the search page and the not-found page', () => {
      const expected = [...routes.map((route) => `${route}index.html`), '404.html'].sort();
      expect(built.filter((file) => !file.startsWith('tags/'))).toEqual(expected);
    });

    it('are in the sitemap, except the search page', () => {
      const named = [...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)]
        .map(([, url = '']) => url)
        .filter((url) => !url.startsWith(`${address}tags/`));
      expect(named.sort()).toEqual(listedBelow(address));
    });

    it('are in the index that the build ships', () => {
      const index = JSON.parse(read(INDEX_NAME)) as EmbeddedIndex;
      expect(index.map((page) => page.path).sort()).toEqual(listedBelow(baseUrl));
    });

    it('are in the records of hosted search', () => {
      const file = path.join(folder, '.docusaurus', RECORDS_FILE);
      const records = JSON.parse(readFileSync(file, 'utf8')) as SearchRecord[];
      const named = new Set(records.map(({url_without_anchor: url}) => url));
      expect([...named].sort()).toEqual(listedBelow(address));
    });

    it('are in llms.txt, which lists each page’s copy once', () => {
      const named = [...read('llms.txt').matchAll(/\]\(([^)\s]+)\)/g)].map(([, copy]) => copy);
      expect(named.sort()).toEqual(listed.map((route) => address + copyOfRoute(route)).sort());
    });

    it('are in its full text, with each page once', () => {
      const named = [...read('llms-full.txt').matchAll(/\nAddress: <(.*)>\n/g)];
      expect(named.map(([, url]) => url).sort()).toEqual(listedBelow(address));
    });
  });

  describe('every page', () => {
    it('has a title of its own, then the site’s', () => {
      const titles = pages.map(({$}) => $('head > title').text());
      expect(titles.filter((title) => !title.endsWith(` | ${SITE.title}`))).toEqual([]);
      expect(new Set(titles).size).toBe(titles.length);
    });

    it('names its canonical address', () => {
      for (const {route, $} of all) {
        expect($('link[rel="canonical"]').attr('href')).toBe(address + route);
      }
    });

    it('has one main landmark and one h1', () => {
      const faults = pages.filter(({$}) => $('main').length !== 1 || $('h1').length !== 1);
      const why = 'with hide_title a page needs a heading of its own: # …';
      expect(
        faults.map(({route}) => route),
        why,
      ).toEqual([]);
    });

    it('lists its headings of levels 2 and 3 as its contents, where it asks for no others', () => {
      const asked = pagesWithout(
        'hide_table_of_contents',
        'toc_min_heading_level',
        'toc_max_heading_level',
      );
      for (const {route, $} of asked) {
        // Docusaurus hides one of its own above footnotes.
        const headings = $('.theme-doc-markdown :is(h2, h3)[id]:not(#footnote-label)').toArray();
        const entries = $('.theme-doc-toc-desktop a').toArray();
        const ids = headings.map(({attribs}) => `#${attribs.id ?? ''}`);
        const why = `/${route}: write its headings as ## and ###, not in HTML`;
        expect(
          entries.map(({attribs}) => attribs.href),
          why,
        ).toEqual(ids);
      }
    });

    it('has a description, except the search page', () => {
      const without = pages.filter(({$}) => !$('meta[name="description"]').attr('content'));
      expect(without.map(({route}) => route)).toEqual([SEARCH_ROUTE]);
    });

    it('asks no other host for anything', () => {
      const addresses = pages.flatMap(({route, $}) =>
        $('script[src], link[rel]:not([rel="canonical"], [rel="alternate"]), img[src]')
          .toArray()
          .map(({attribs}) => ({route, address: attribs.src ?? attribs.href ?? ''})),
      );
      const faults = addresses.filter(
        (one) => new URL(one.address, SITE.url).origin !== new URL(SITE.url).origin,
      );
      expect(addresses.length).toBeGreaterThan(pages.length);
      expect(faults).toEqual([]);
    });
  });

  it('finds the search index by the address in its main script', () => {
    const main = all[0]?.$('script[src*="/main."]').attr('src')?.slice(baseUrl.length) ?? '';
    expect(read(main)).toContain(`"indexAddress":"${baseUrl}${INDEX_NAME}"`);
  });

  it('names its service worker in every page, which saves files from there', () => {
    for (const {route, $} of all) {
      expect($('meta[name="service-worker"]').attr('content'), route).toBe(`${baseUrl}sw.js`);
    }
    const saved = savedFilesOf(build);
    expect(saved.length).toBeGreaterThan(routes.length);
    expect(saved.filter(({url}) => !url.startsWith(baseUrl))).toEqual([]);
  });

  it('is installed by a manifest that every page names, with icons that exist', () => {
    const manifest = JSON.parse(read('site.webmanifest')) as {
      start_url: string;
      scope: string;
      display: string;
      icons: {src: string; sizes: string; purpose?: string}[];
    };
    const pathOf = (url: string): string => new URL(url, `${address}site.webmanifest`).pathname;
    expect([manifest.start_url, manifest.scope].map(pathOf)).toEqual([baseUrl, baseUrl]);
    expect(manifest.display).toBe('minimal-ui');
    const sizes = manifest.icons.map((icon) => icon.sizes);
    expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
    expect(manifest.icons.some(({purpose}) => purpose === 'maskable')).toBe(true);
    for (const {src} of manifest.icons) {
      expect(existsSync(path.join(build, pathOf(src).slice(baseUrl.length))), src).toBe(true);
    }
    for (const {route, $} of all) {
      expect($('link[rel="manifest"]').attr('href'), route).toBe(`${baseUrl}site.webmanifest`);
    }
  });

  it('links lead to pages, files and anchors that exist', () => {
    expect(brokenLinks(build, baseUrl, all)).toEqual([]);
  });
}
