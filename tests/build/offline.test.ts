import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {load} from 'cheerio';
import {beforeAll, describe, expect, it} from 'vitest';
import {listFiles} from '../../src/lib/listFiles';
import {listSavedFiles, type SavedFile} from '../../src/plugins/offline/savedFiles';
import {ALL_ROUTES} from '../support/routes';

const BUILD = path.resolve('build');

/** What the first visit may cost in all, in bytes as sent, some seconds after the page has loaded. */
const BUDGET = 3_000_000;

let saved: SavedFile[];
let worker: string;

beforeAll(async () => {
  if (!existsSync(BUILD)) throw new Error('There is no build: run "npm run build:strict" first.');
  saved = await listSavedFiles(BUILD);
  worker = readFileSync(path.join(BUILD, 'sw.js'), 'utf8');
});

const fileOf = (url: string): string =>
  path.join(BUILD, url.replace(/^\/v2\//, '').replace(/(^|\/)$/, '$1index.html'));

describe('what the service worker saves', () => {
  it('stands in the worker as it is in the build', () => {
    for (const {url, revision, integrity} of saved) {
      expect(worker).toContain(`"${url}"`);
      expect(worker).toContain(integrity ?? String(revision));
    }
  });

  it('exists and is what the hashes say', () => {
    for (const {url, revision, integrity} of saved) {
      const hash = createHash('sha256').update(readFileSync(fileOf(url)));
      if (integrity) expect(`sha256-${hash.digest('base64')}`, url).toBe(integrity);
      else expect(hash.digest('hex').slice(0, 12), url).toBe(revision);
    }
  });

  it('is every page, script, style sheet and picture, and the search', async () => {
    const urls = new Set(saved.map(({url}) => url));
    const files = (await listFiles(BUILD)).filter((file) => /^assets\/|^search-index/.test(file));
    const wanted = [...ALL_ROUTES, '404.html', ...files].map((file) => `/v2/${file}`);
    expect(wanted.filter((url) => !urls.has(url))).toEqual([]);
    const pictures = ALL_ROUTES.flatMap((route) => {
      const $ = load(readFileSync(path.join(BUILD, route, 'index.html'), 'utf8'));
      return $('img[src], script[src], link[rel="stylesheet"]')
        .toArray()
        .map(({attribs}) => attribs.src ?? attribs.href ?? '')
        .filter((url) => !url.startsWith('data:')); // in the page itself
    });
    expect(pictures.filter((url) => !urls.has(url))).toEqual([]);
  });

  it('costs a reader less than the budget', () => {
    const sizes = saved.map(({url}) => {
      const body = readFileSync(fileOf(url));
      if (/\.(?:png|jpg|webp|woff2)$/.test(url)) return body.length;
      return brotliCompressSync(body, {params: {[constants.BROTLI_PARAM_QUALITY]: 5}}).length;
    });
    const sum = sizes.reduce((total, size) => total + size, 0);
    console.log(
      `Offline help: ${String(saved.length)} files, ${(sum / 1e6).toFixed(2)} MB as sent`,
    );
    expect(sum).toBeLessThan(BUDGET);
  });
});

describe('installing', () => {
  it('finds a manifest with icons that exist, in every page', () => {
    const manifest = JSON.parse(readFileSync(path.join(BUILD, 'site.webmanifest'), 'utf8')) as {
      start_url: string;
      scope: string;
      display: string;
      icons: {src: string; sizes: string; purpose?: string}[];
    };
    expect(manifest).toMatchObject({start_url: '/v2/', scope: '/v2/', display: 'minimal-ui'});
    expect(manifest.icons.map(({sizes}) => sizes)).toEqual(
      expect.arrayContaining(['192x192', '512x512']),
    );
    expect(manifest.icons.some(({purpose}) => purpose === 'maskable')).toBe(true);
    for (const {src} of manifest.icons) expect(existsSync(fileOf(src)), src).toBe(true);
    for (const route of ALL_ROUTES) {
      const $ = load(readFileSync(path.join(BUILD, route, 'index.html'), 'utf8'));
      expect($('link[rel="manifest"]').attr('href')).toBe('/v2/site.webmanifest');
    }
  });
});
