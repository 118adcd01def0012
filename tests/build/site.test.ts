import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {beforeAll, describe, expect, it} from 'vitest';
import {SITE} from '../../src/config/site';
import {ALL_ROUTES, SEARCH_ROUTE} from '../support/routes';

const BUILD = path.resolve(__dirname, '../../build');

interface BuiltPage {
  route: string;
  $: CheerioAPI;
}

let pages: BuiltPage[] = [];

beforeAll(() => {
  if (!existsSync(BUILD)) throw new Error('There is no build: run "npm run build:strict" first.');
  pages = ALL_ROUTES.map((route) => ({
    route,
    $: load(readFileSync(path.join(BUILD, route, 'index.html'), 'utf8')),
  }));
});

describe('routes', () => {
  it('are exactly the specification’s, their landing pages and the 404 page', () => {
    const built = readdirSync(BUILD, {recursive: true, encoding: 'utf8'})
      .map((file) => file.split(path.sep).join('/'))
      .filter((file) => file.endsWith('.html'))
      .sort();
    const expected = [...ALL_ROUTES.map((route) => `${route}index.html`), '404.html'].sort();
    expect(built).toEqual(expected);
  });

  it('stand in the sitemap, but for the search page', () => {
    const sitemap = readFileSync(path.join(BUILD, 'sitemap.xml'), 'utf8');
    const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    const expected = ALL_ROUTES.filter((route) => route !== SEARCH_ROUTE);
    expect(listed.sort()).toEqual(expected.map((route) => SITE.url + SITE.baseUrl + route).sort());
  });
});

describe('every page', () => {
  it('has a title of its own, then the site’s', () => {
    const titles = pages.map(({$}) => $('head > title').text());
    expect(titles.filter((title) => !title.endsWith(` | ${SITE.title}`))).toEqual([]);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('names its canonical address', () => {
    for (const {route, $} of pages) {
      expect($('link[rel="canonical"]').attr('href')).toBe(SITE.url + SITE.baseUrl + route);
    }
  });

  it('says what pictures show in plain words, escaped once', () => {
    const faults = pages.flatMap(({route, $}) =>
      $('img')
        .toArray()
        .filter(({attribs}) => /&(?:amp|lt|gt|quot|#39);/.test(`${attribs.alt} ${attribs.title}`))
        .map(({attribs}) => `${route}: ${attribs.alt}`),
    );
    expect(faults).toEqual([]);
  });

  it('has one main landmark and one h1', () => {
    const faults = pages.filter(({$}) => $('main').length !== 1 || $('h1').length !== 1);
    expect(faults.map(({route}) => route)).toEqual([]);
  });

  it('has a description', () => {
    const without = pages.filter(({$}) => !$('meta[name="description"]').attr('content'));
    expect(without.map(({route}) => route).filter((route) => route !== SEARCH_ROUTE)).toEqual([]);
  });

  it('shows pictures with width, height, lazy loading and decoding', () => {
    const faults = pages.flatMap(({route, $}) =>
      $('.theme-doc-markdown img')
        .toArray()
        .filter(({attribs}) =>
          ['width', 'height', 'loading', 'decoding', 'alt'].some((name) => !attribs[name]),
        )
        .map(({attribs}) => `/${route}: ${attribs.src}`),
    );
    expect(faults).toEqual([]);
  });

  it('fetches the first picture at once and the others when they come near', () => {
    const faults = pages.flatMap(({route, $}) =>
      $('.theme-doc-markdown img')
        .toArray()
        .filter(({attribs}, place) =>
          place === 0
            ? attribs.loading !== 'eager' || attribs.decoding !== 'sync'
            : attribs.loading !== 'lazy' || attribs.decoding !== 'async',
        )
        .map(({attribs}) => `/${route}: ${attribs.src}`),
    );
    expect(faults).toEqual([]);
  });

  it('has first pictures in the page, when they are small, and all others in files', () => {
    const inPage = pages.map(({route, $}) => ({
      route,
      first: $('img[loading="eager"][src^="data:image/svg+xml,"]').length,
      all: $('img[src^="data:"]').length,
    }));
    expect(inPage.filter(({first, all}) => all > first || first > 1)).toEqual([]);
    expect(inPage.filter(({first}) => first === 1).length).toBeGreaterThan(40);
  });

  it('asks no other host for anything', () => {
    const faults = pages.flatMap(({route, $}) =>
      $('script[src], link[rel]:not([rel="canonical"], [rel="alternate"]), img[src]')
        .toArray()
        .map(({attribs}) => attribs.src ?? attribs.href ?? '')
        .filter((address) => /^(?:https?:)?\/\//.test(address) && !address.startsWith(SITE.url))
        .map((address) => `/${route}: ${address}`),
    );
    expect(faults).toEqual([]);
  });
});

describe('links', () => {
  it('lead to pages, files and anchors that exist', () => {
    const anchors = new Map(
      pages.map(({route, $}) => [
        route,
        new Set(
          $('[id]')
            .toArray()
            .map(({attribs}) => attribs.id),
        ),
      ]),
    );
    const broken = pages.flatMap(({route, $}) =>
      $('a[href]')
        .toArray()
        .map(({attribs}) => attribs.href ?? '')
        .filter((href) => !isFine(href, route, anchors))
        .map((href) => `/${route} links to ${href}`),
    );
    expect(broken).toEqual([]);
  });

  it('lead to version 1 outside this site', () => {
    for (const {$} of pages) {
      expect($(`nav a[href="${SITE.version1Path}"]`).length).toBe(1);
    }
  });
});

function isFine(
  href: string,
  route: string,
  anchors: ReadonlyMap<string, ReadonlySet<string | undefined>>,
): boolean {
  if (/^(?:https?:|mailto:)/.test(href) || href === SITE.version1Path) return true;
  const {pathname, hash} = new URL(href, SITE.url + SITE.baseUrl + route);
  if (!pathname.startsWith(SITE.baseUrl)) return false;
  const target = decodeURIComponent(pathname.slice(SITE.baseUrl.length));
  const ids = anchors.get(target);
  if (!ids) return existsSync(path.join(BUILD, target)) && path.extname(target) !== '';
  return hash === '' || ids.has(decodeURIComponent(hash.slice(1)));
}
