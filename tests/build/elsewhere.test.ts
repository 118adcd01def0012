import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {SITE} from '../../src/config/site';
import {listFiles} from '../../src/lib/listFiles';
import type {EmbeddedIndex} from '../../src/search/engine/documents';
import {BUILD, brokenLinks, readPages, type BuiltPage} from '../support/builtSite';
import {ALL_ROUTES} from '../support/routes';
import {savedFilesOf} from '../support/serviceWorker';
import {
  ensureWrittenSite,
  HAS_GIT,
  WRITTEN_BASE as BASE,
  WRITTEN_SITE,
} from '../support/writtenSite';

/** The written site, as a site at another base path and from an archive without git. */
const folder = path.join(WRITTEN_SITE, 'build');
let pages: BuiltPage[];

const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');

beforeAll(async () => {
  await ensureWrittenSite();
  const files = (await listFiles(folder)).filter((file) => file.endsWith('/index.html'));
  pages = readPages(folder, ['', ...files.map((file) => file.replace(/index\.html$/, ''))]);
});

/** @returns files for readers and hosts that hold the usual base path */
async function filesWithUsualBase(build: string): Promise<string[]> {
  const files = (await listFiles(build)).filter((file) => !/\.(?:png|svg)$/.test(file));
  return files.filter((file) =>
    readFileSync(path.join(build, file), 'utf8').includes(SITE.baseUrl),
  );
}

describe('a site at another base path', () => {
  it('has links, scripts, styles and pictures below it', () => {
    expect(brokenLinks(folder, BASE, pages)).toEqual([]);
    for (const {route, $} of pages) {
      expect($('link[rel="canonical"]').attr('href')).toBe(SITE.url + BASE + route);
      expect($('script[src]').first().attr('src')?.startsWith(`${BASE}assets/js/`)).toBe(true);
    }
  });

  it('finds the search index there, which leads to pages there', () => {
    const [page] = pages;
    const main = page?.$('script[src*="/main."]').attr('src')?.slice(BASE.length) ?? '';
    expect(read(main)).toContain(`"indexAddress":"${BASE}search-index.json"`);
    const index = JSON.parse(read('search-index.json')) as EmbeddedIndex;
    expect(index.length).toBeGreaterThan(ALL_ROUTES.length);
    expect(index.filter((found) => !found.path.startsWith(BASE))).toEqual([]);
  });

  it('has its service worker there, which saves files from there', () => {
    for (const {route, $} of pages) {
      expect($('meta[name="service-worker"]').attr('content'), route).toBe(`${BASE}sw.js`);
    }
    const saved = savedFilesOf(folder);
    expect(saved.length).toBeGreaterThan(ALL_ROUTES.length);
    expect(saved.filter(({url}) => !url.startsWith(BASE))).toEqual([]);
  });

  it('is installed there', () => {
    for (const {route, $} of pages) {
      expect($('link[rel="manifest"]').attr('href'), route).toBe(`${BASE}site.webmanifest`);
    }
    const manifest = JSON.parse(read('site.webmanifest')) as Record<
      'start_url' | 'scope',
      string
    > & {
      icons: {src: string}[];
    };
    const address = `${SITE.url}${BASE}site.webmanifest`;
    expect(new URL(manifest.start_url, address).pathname).toBe(BASE);
    expect(new URL(manifest.scope, address).pathname).toBe(BASE);
    for (const {src} of manifest.icons) expect(existsSync(path.join(folder, src)), src).toBe(true);
  });

  it('names the usual base path nowhere', async () => {
    expect((await filesWithUsualBase(BUILD)).length).toBeGreaterThan(ALL_ROUTES.length);
    expect(await filesWithUsualBase(folder)).toEqual([]);
  });
});

describe.skipIf(!HAS_GIT)('a build from an archive, without git', () => {
  const datesIn = (built: string): number =>
    readPages(built, ALL_ROUTES).filter(({$}) => $('.theme-last-updated').length > 0).length;

  it('has every page, without the dates that git knows', () => {
    expect(datesIn(BUILD)).toBeGreaterThan(0);
    expect(datesIn(folder)).toBe(0);
  });
});
