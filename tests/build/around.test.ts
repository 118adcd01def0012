import {beforeAll, describe, expect, it} from 'vitest';
import type {CheerioAPI} from 'cheerio';
import {BUILD, readPages} from '../support/builtSite';

/** What stands around a page's text, as the finished file has it. */
const SECTIONS = [
  'Welcome',
  'Quick start',
  'How-to guides',
  'Software overview',
  'Hardware overview',
  'Troubleshooting',
  'Glossary',
  'Release notes',
];

let $: CheerioAPI;
let deep: CheerioAPI;
let missing: CheerioAPI;

beforeAll(() => {
  const routes = ['how-to/choke-sounds/', 'software-overview/modules/controllers/metro/'];
  [$, deep, missing] = readPages(BUILD, [...routes, '404.html']).map((page) => page.$) as [
    CheerioAPI,
    CheerioAPI,
    CheerioAPI,
  ];
});

/** @returns the text and the address of each link */
function linksOf(page: CheerioAPI, selector: string): [text: string, href: string | undefined][] {
  return page(selector)
    .toArray()
    .map((link) => [page(link).text(), page(link).attr('href')]);
}

describe('a page', () => {
  it('has a title with the site’s after a delimiter', () => {
    expect($('title').text()).toBe('Choke one sound with another | Sensory Percussion 2 Help');
  });

  it('offers its source, its version, the next and previous page, and related pages', () => {
    expect($('a.theme-edit-this-page').attr('href')).toMatch(
      /^https:\/\/github\.com\/.+\/edit\/main\/docs\/how-to\/choke-sounds\.md$/,
    );
    expect($('.theme-doc-version-badge').text()).toBe('Version: Next');
    expect($('.pagination-nav__link')).toHaveLength(2);
    expect($('h2#related ~ ul').first().find('a').length).toBeGreaterThan(1);
  });

  it('has breadcrumbs that link each folder to its landing page', () => {
    expect(linksOf(deep, '.theme-doc-breadcrumbs a')).toEqual([
      ['', '/v2/'],
      ['Software overview', '/v2/software-overview/'],
      ['Modules', '/v2/software-overview/modules/'],
      ['Controllers', '/v2/software-overview/modules/controllers/'],
    ]);
  });

  it('has a sidebar that begins with Welcome and lists the sections in order', () => {
    const top = 'nav[aria-label="Docs sidebar"] > ul > li';
    const links = linksOf($, `${top} > .menu__link, ${top} > div > .menu__link`);
    expect(links.map(([text]) => text)).toEqual(SECTIONS);
  });

  it('leads to the maker, to version 1, and by its announcement there too', () => {
    const [home] = linksOf($, '.navbar a').filter(([text]) => text.includes('Sunhouse home'));
    expect(home?.[1]).toBe('https://sunhou.se');
    expect(linksOf($, '[aria-label="Version of the help"] a')).toContainEqual(['V1', '/v1']);
    expect(linksOf($, '.theme-announcement-bar a')).toEqual([['Open the V1 help', '/v1']]);
  });

  it('has a footer with three columns and the copyright', () => {
    expect($('footer .footer__title')).toHaveLength(3);
    expect($('footer').text()).toContain('Copyright © 2025');
  });
});

describe('the not-found page', () => {
  it('leads to every section, as long as it has no scripts', () => {
    expect(missing('main').text()).toContain('There is no page at this address.');
    const links = linksOf(missing, 'nav[aria-label="All sections"] a');
    expect(links.map(([text]) => text)).toEqual(SECTIONS);
  });
});
