import {existsSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {SITE} from '../../src/config/site';
import {BUILD, readPage} from '../support/builtSite';
import {ALL_ROUTES, DOC_SOURCES, SEARCH_ROUTE} from '../support/routes';

const ADDRESS = SITE.url + SITE.baseUrl;
const routes = ALL_ROUTES.filter((route) => route !== SEARCH_ROUTE);

interface Crumb {
  '@type': string;
  position: number;
  name: string;
  item: string;
}

it.each(routes)('/%s has one valid list of breadcrumbs with canonical addresses', (route) => {
  const $ = readPage(route);
  const data = $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse($(script).text()) as {itemListElement: Crumb[]});
  expect(data).toMatchObject([{'@context': 'https://schema.org', '@type': 'BreadcrumbList'}]);
  const items = data[0]?.itemListElement ?? [];
  expect(items).toEqual(
    items.map(({name, item}, index) => ({'@type': 'ListItem', position: index + 1, name, item})),
  );
  expect(items.filter(({name}) => !name)).toEqual([]);
  expect(items.at(-1)?.item).toBe(ADDRESS + route);
  expect(items.filter(({item}) => !routes.includes(item.slice(ADDRESS.length)))).toEqual([]);
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
