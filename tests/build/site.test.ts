import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {beforeAll, describe, expect, it} from 'vitest';
import {SITE} from '../../src/config/site';
import {BUILD, brokenLinks, readPages, type BuiltPage} from '../support/builtSite';
import {ALL_ROUTES, SEARCH_ROUTE} from '../support/routes';
import {newFiles, routesOf} from '../support/changes';

let pages: BuiltPage[] = [];

beforeAll(() => {
  pages = readPages(BUILD, ALL_ROUTES);
});

describe('routes', () => {
  it('are exactly those of the specification, their landing pages and the not-found page', () => {
    const built = readdirSync(BUILD, {recursive: true, encoding: 'utf8'})
      .map((file) => file.split(path.sep).join('/'))
      .filter((file) => file.endsWith('.html'))
      .sort();
    const expected = [...ALL_ROUTES.map((route) => `${route}index.html`), '404.html'].sort();
    expect(built).toEqual(expected);
  });

  it('are in the sitemap, except the search page', () => {
    const sitemap = readFileSync(path.join(BUILD, 'sitemap.xml'), 'utf8');
    const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    const expected = ALL_ROUTES.filter((route) => route !== SEARCH_ROUTE);
    expect(listed.sort()).toEqual(expected.map((route) => SITE.url + SITE.baseUrl + route).sort());
  });

  it('say in the sitemap when they were last changed', () => {
    const sitemap = readFileSync(path.join(BUILD, 'sitemap.xml'), 'utf8');
    const dates = [...sitemap.matchAll(/<url>.*?<\/url>/gs)].map(
      ([entry]) => /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1] ?? entry,
    );
    expect(dates.length).toBe(ALL_ROUTES.length - 1);
    const without = dates.filter((date) => !/^\d{4}-\d\d-\d\d$/.test(date));
    // Before its first commit a page has none.
    const pagesOfNewFiles =
      without.length > 0
        ? routesOf(newFiles()).map((route) => `<loc>${SITE.url}${SITE.baseUrl}${route}<`)
        : [];
    expect(
      without.filter((entry) => !pagesOfNewFiles.some((page) => entry.includes(page))),
    ).toEqual([]);
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

  it('has one main landmark and one h1', () => {
    const faults = pages.filter(({$}) => $('main').length !== 1 || $('h1').length !== 1);
    expect(faults.map(({route}) => route)).toEqual([]);
  });

  it('lists its headings of levels 2 and 3 as its contents', () => {
    const faults = pages.filter(({$}) => {
      const headings = $('.theme-doc-markdown :is(h2, h3)[id]').toArray();
      const listed = $('.theme-doc-toc-desktop a').toArray();
      const ids = headings.map(({attribs}) => `#${attribs.id ?? ''}`);
      return ids.join(' ') !== listed.map(({attribs}) => attribs.href).join(' ');
    });
    expect(faults.map(({route}) => route)).toEqual([]);
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
      ({address}) => new URL(address, SITE.url).origin !== new URL(SITE.url).origin,
    );
    expect(addresses.length).toBeGreaterThan(pages.length);
    expect(faults).toEqual([]);
  });
});

describe('pictures', () => {
  const picturesOf = ({route, $}: BuiltPage) =>
    $('.theme-doc-markdown img')
      .toArray()
      .map(({attribs}, place) => ({route, place, ...attribs}) as Record<string, unknown>);

  it('have alternative text in plain words, escaped once', () => {
    const faults = pages
      .flatMap(picturesOf)
      .filter(({alt, title}) => !alt || /&(?:amp|lt|gt|quot|#39);/.test(`${alt} ${title}`));
    expect(faults).toEqual([]);
  });

  it('have width and height, so that nothing moves when they come', () => {
    const faults = pages.flatMap(picturesOf).filter(({width, height}) => !width || !height);
    expect(faults).toEqual([]);
  });

  it('are fetched at once if they are the page’s first, others when they come near', () => {
    const faults = pages
      .flatMap(picturesOf)
      .filter(({place, loading, decoding, fetchpriority}) =>
        place === 0
          ? loading !== 'eager' || decoding !== 'sync' || fetchpriority !== 'high'
          : loading !== 'lazy' || decoding !== 'async',
      );
    expect(faults).toEqual([]);
  });

  it('are files of their own, which browsers keep for the next page', () => {
    const sources = pages.flatMap(picturesOf).map(({src}) => String(src));
    const images = `${SITE.baseUrl}assets/images/`;
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.filter((src) => !src.startsWith(images))).toEqual([]);
    const files = sources.map((src) => path.join(BUILD, src.slice(SITE.baseUrl.length)));
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });
});

describe('links', () => {
  it('lead to pages, files and anchors that exist', () => {
    expect(brokenLinks(BUILD, SITE.baseUrl, pages)).toEqual([]);
  });

  it('are found when they are broken', () => {
    const broken = ['#no-such-term', '../how-to/no-such-page/', '/v2/no-such-file.md', '/other/'];
    const sound = ['#choke', './', '/v2/index.md', SITE.version1Path, 'https://sunhou.se'];
    const links = [...broken, ...sound].map((href) => `<a href="${href}">x</a>`);
    const page = {route: 'glossary/', $: load(`<p id="choke"></p>${links.join('')}`)};
    expect(brokenLinks(BUILD, SITE.baseUrl, [page])).toEqual(
      broken.map((href) => `/glossary/ names ${href}`),
    );
  });

  it('lead to version 1 outside this site', () => {
    for (const {$} of pages) {
      expect($(`nav a[href="${SITE.version1Path}"]`).length).toBe(1);
    }
  });
});
