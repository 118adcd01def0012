import {createHash} from 'node:crypto';
import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {beforeAll, describe, expect, it} from 'vitest';
import type {PrecacheEntry} from 'workbox-precaching/_types';
import {SITE} from '../../src/config/site';
import {listFiles} from '../../src/lib/listFiles';
import {BUILD, readPages, type BuiltPage} from '../support/builtSite';
import {ALL_ROUTES} from '../support/routes';
import {savedFilesOf} from '../support/serviceWorker';

/** What saving a page may cost a reader, with its share of all but bitmaps, in bytes as sent (src/offline/README.md). */
const MOST_PER_PAGE = 48_000;
/** What a photograph or a screenshot may (.github/STYLE.md, "Pictures"). */
const MOST_PER_PICTURE = 300_000;
const PICTURE = /\.(?:png|jpe?g|webp)$/;

let pages: BuiltPage[];
let saved: PrecacheEntry[];

beforeAll(() => {
  pages = readPages(BUILD, ALL_ROUTES);
  saved = savedFilesOf(BUILD);
});

const fileOf = (url: string): string =>
  path.join(BUILD, url.slice(SITE.baseUrl.length).replace(/(^|\/)$/, '$1index.html'));

describe('what the service worker saves', () => {
  it('has the hashes of the files', () => {
    for (const {url, revision, integrity} of saved) {
      const hash = createHash('sha256').update(readFileSync(fileOf(url)));
      if (integrity) expect(`sha256-${hash.digest('base64')}`, url).toBe(integrity);
      else expect(hash.digest('hex').slice(0, 12), url).toBe(revision);
    }
  });

  it('is every page, script, style sheet and picture, the search and the glossary’s terms', async () => {
    const urls = new Set(saved.map(({url}) => url));
    const assets = (await listFiles(BUILD)).filter((file) => file.startsWith('assets/'));
    const own = ['search-index.json', 'glossary.json', 'site.webmanifest', 'css/print.css'];
    const wanted = [...ALL_ROUTES, ...own, ...assets];
    expect(wanted.filter((file) => !urls.has(SITE.baseUrl + file))).toEqual([]);
    const named = pages.flatMap(({$}) =>
      $('img[src], script[src], link[rel="stylesheet"]')
        .toArray()
        .map(({attribs}) => attribs.src ?? attribs.href ?? ''),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((url) => !urls.has(url))).toEqual([]);
  });

  it('costs a reader less than the budget', () => {
    const sizeOf = (url: string): number => statSync(fileOf(url)).size;
    const pictures = saved.filter(({url}) => PICTURE.test(url));
    const heavy = pictures.filter(({url}) => sizeOf(url) > MOST_PER_PICTURE);
    expect(
      heavy.map(({url}) => `${url}: ${String(sizeOf(url))}`),
      'pictures of too many bytes: save them smaller, or as WebP',
    ).toEqual([]);
    const sizes = saved.map(({url}) => {
      if (PICTURE.test(url)) return 0; // they have their own
      const body = readFileSync(fileOf(url));
      if (url.endsWith('.woff2')) return body.length;
      return brotliCompressSync(body, {params: {[constants.BROTLI_PARAM_QUALITY]: 5}}).length;
    });
    const sum = sizes.reduce((total, size) => total + size, 0);
    console.log(
      `Offline help: ${String(saved.length)} files, ${(sum / 1e6).toFixed(2)} MB as sent`,
    );
    expect(
      sum / ALL_ROUTES.length,
      'bytes per page: smaller styles, scripts or drawings help; more pages cost nothing here (src/offline/README.md)',
    ).toBeLessThan(MOST_PER_PAGE);
  });
});
