import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {beforeAll, describe, expect, it} from 'vitest';
import {SITE} from '../../src/config/site';
import {BUILD, brokenLinks, readPages, type BuiltPage} from '../support/builtSite';
import {newFiles, routesOf} from '../support/changes';
import {ALL_ROUTES} from '../support/routes';
import {checkSite} from '../support/siteChecks';
import {ROOT} from '../support/siteCopy';
import {HAS_GIT} from '../support/writtenSite';

let pages: BuiltPage[] = [];

beforeAll(() => {
  pages = readPages(BUILD, ALL_ROUTES);
});

checkSite({folder: ROOT, baseUrl: SITE.baseUrl});

it.skipIf(!HAS_GIT)('the sitemap says when pages were last changed', () => {
  const sitemap = readFileSync(path.join(BUILD, 'sitemap.xml'), 'utf8');
  const entries = [...sitemap.matchAll(/<url>.*?<\/url>/gs)].map(([entry]) => entry);
  const isAt = (entry: string, route: string): boolean =>
    entry.includes(`<loc>${SITE.url}${SITE.baseUrl}${route}`);
  // Lists of pages with a tag have none, nor has a page before its first commit.
  const without = entries.filter(
    (entry) => !/<lastmod>\d{4}-\d\d-\d\d</.test(entry) && !isAt(entry, 'tags/'),
  );
  const unborn = without.length > 0 ? routesOf(newFiles()).map((route) => `${route}<`) : [];
  expect(entries.length).toBeGreaterThan(0);
  expect(without.filter((entry) => !unborn.some((route) => isAt(entry, route)))).toEqual([]);
});

it('reader views keep the headings of a page’s parts', () => {
  // By @mozilla/readability 0.6.0, which Firefox and others use: it drops an h2 whose class or id weighs less than 0.
  const negative =
    /-ad-|hidden|^hid$| hid$| hid |^hid |banner|combx|comment|com-|contact|footer|gdpr|masthead|media|meta|outbrain|promo|related|scroll|share|shoutbox|sidebar|skyscraper|sponsor|shopping|tags|widget/i;
  const positive =
    /article|body|content|entry|hentry|h-entry|main|page|pagination|post|text|blog|story/i;
  const weigh = (text = ''): number => Number(positive.test(text)) - Number(negative.test(text));
  const headings = pages.flatMap(({$}) => $('.theme-doc-markdown h2').toArray());
  expect(headings.length).toBeGreaterThan(pages.length);
  const lost = headings.filter(({attribs: {class: name}}) => weigh(name) < 0);
  expect(lost.map(({attribs: {id}}) => id)).toEqual([]);
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
  it('are found when they are broken', () => {
    const broken = ['#no-such-term', '../how-to/no-such-page/', '/v2/no-such-file.md', '/other/'];
    const sound = [
      '#choke',
      './',
      '/v2/index.md',
      SITE.version1Path,
      'https://sunhou.se',
      'tel:+15551234',
    ];
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
