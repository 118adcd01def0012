import {existsSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {SITE} from '../../src/config/site';
import {BUILD, readPage} from '../support/builtSite';
import {ALL_ROUTES, DOC_SOURCES, SEARCH_ROUTE} from '../support/routes';

const ADDRESS = SITE.url + SITE.baseUrl;
const routes = ALL_ROUTES.filter((route) => route !== SEARCH_ROUTE);

interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** @throws SyntaxError when a page's structured data is not JSON */
function dataOf(route: string): Thing[] {
  const $ = readPage(route);
  return $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse($(script).text()) as Thing);
}

/** What search engines and schema.org require of the types in use. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
};

/** @returns faults of a thing and everything in it, as "ListItem lacks item" */
function faultsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.length === 0 ? ['an empty list'] : value.flatMap(faultsOf);
  if (typeof value !== 'object' || value === null) return value === '' ? ['an empty text'] : [];
  const thing = value as Thing;
  const required = REQUIRED[thing['@type']];
  if (!required) return [`unknown type ${String(thing['@type'])}`];
  const missing = required.filter((property) => thing[property] === undefined);
  return [
    ...missing.map((property) => `${thing['@type']} lacks ${property}`),
    ...Object.values(thing).flatMap(faultsOf),
  ];
}

describe('structured data', () => {
  it.each(routes)('/%s has one valid list of breadcrumbs with canonical addresses', (route) => {
    const data = dataOf(route);
    expect(data.flatMap(faultsOf)).toEqual([]);
    expect(data.every((thing) => thing['@context'] === 'https://schema.org')).toBe(true);
    const crumbs = data.filter((thing) => thing['@type'] === 'BreadcrumbList');
    expect(crumbs.length).toBe(1);
    const items = crumbs[0]?.itemListElement as {position: number; item: string}[];
    expect(items.map(({position}) => position)).toEqual(items.map((_item, index) => index + 1));
    expect(items.at(-1)?.item).toBe(ADDRESS + route);
    expect(items.filter(({item}) => !routes.includes(item.slice(ADDRESS.length)))).toEqual([]);
  });

  it('is faulty when a required property is missing', () => {
    const crumb = {'@type': 'ListItem', position: 1, name: ''};
    expect(faultsOf({'@type': 'BreadcrumbList', itemListElement: [crumb]})).toEqual([
      'ListItem lacks item',
      'an empty text',
    ]);
    expect(faultsOf({'@type': 'Recipe'})).toEqual(['unknown type Recipe']);
  });
});

describe('social cards', () => {
  it.each(routes)('/%s have type, title, description, address and picture', (route) => {
    const $ = readPage(route);
    const content = (property: string) =>
      $(`meta[property="og:${property}"]`)
        .toArray()
        .map(({attribs}) => attribs.content ?? '');
    expect(content('type')).toEqual(['website']);
    expect(content('title')).toEqual([$('title').text()]);
    expect(content('description')).toEqual([$('meta[name="description"]').attr('content')]);
    expect(content('url')).toEqual([ADDRESS + route]);
    // Docusaurus has no words for a picture of the page's own.
    const isOwn = DOC_SOURCES.some((page) => page.route === route && 'image' in page.frontMatter);
    expect(content('image:alt')).toHaveLength(isOwn ? 0 : 1);
    const [image = '', ...more] = content('image');
    expect(more).toEqual([]);
    const isHere = image.startsWith(ADDRESS);
    expect(
      (isOwn && !isHere) || existsSync(path.join(BUILD, image.slice(ADDRESS.length))),
      image,
    ).toBe(true);
    expect($('meta[name="twitter:card"]').attr('content')).toBe('summary_large_image');
  });
});
