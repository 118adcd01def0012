import {readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {SITE} from '../../src/config/site';
import {readIndex} from '../../src/search/engine/documents';
import type {EmbeddedIndex} from '../../src/search/engine/documents';
import {INDEX_NAME, RECORDS_FILE} from '../../src/search/settings';
import type {SearchRecord} from '../../src/search/records/records';
import {BUILD, readPage, readPages, type BuiltPage} from '../support/builtSite';
import {LISTED_ROUTES as DOCS} from '../support/routes';
import {ROOT} from '../support/siteCopy';

const ADDRESS = SITE.url + SITE.baseUrl;
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

let pages: BuiltPage[];
let records: SearchRecord[];
let index: EmbeddedIndex;

beforeAll(() => {
  pages = readPages(BUILD, DOCS);
  records = readJson(path.join(ROOT, '.docusaurus', RECORDS_FILE)) as SearchRecord[];
  index = readJson(path.join(BUILD, INDEX_NAME)) as EmbeddedIndex;
});

const recordsOf = (route: string) =>
  records.filter(({url_without_anchor: url}) => url === ADDRESS + route);
const recordAt = (route: string, anchor: string) =>
  recordsOf(route).find((record) => record.anchor === anchor);

describe('the records of the build', () => {
  const metro = 'software-overview/modules/controllers/metro/';

  it('open with the page itself', () => {
    expect(recordsOf(metro)[0]).toMatchObject({
      type: 'lvl1',
      anchor: null,
      hierarchy: {lvl0: 'Software overview', lvl1: 'Metro', lvl2: null},
      language: 'en',
      docusaurus_tag: 'docs-default-current',
      version: 'current',
    });
  });

  it('have a section’s headings, its address and the rows of its table', () => {
    expect(recordAt(metro, 'start-and-tempo')).toMatchObject({
      type: 'lvl3',
      url: `${ADDRESS}${metro}#start-and-tempo`,
      hierarchy: {lvl1: 'Metro', lvl2: 'Controls', lvl3: 'Start and tempo'},
    });
    expect(recordAt(metro, 'start-and-tempo')?.content).toMatch(/\bTap\b/);
  });

  it('have the alternative texts of pictures', () => {
    const withPicture = pages.flatMap(({route, $}) => {
      const alt = $('.theme-doc-markdown img').first().attr('alt');
      return alt ? [{route, alt: alt.replace(/\s+/g, ' ').trim()}] : [];
    });
    const faults = withPicture.filter(
      ({route, alt}) => !recordsOf(route).some(({content}) => content.includes(alt)),
    );
    expect(withPicture.length).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  });

  it('keep the anchors that writers gave', () => {
    expect(recordAt('troubleshooting/no-sound/', 'crosstalk')?.hierarchy.lvl3).toBe(
      'A hit on one drum plays another',
    );
  });

  it.each(DOCS)('are one for each heading of /%s, without what stands around its text', (route) => {
    const $ = readPage(route);
    const anchors = $('.theme-doc-markdown')
      .first()
      .find('h2, h3')
      .not('.sp-letters ~ h2, .footnotes > h2, :has(+ .sp-related)')
      .toArray()
      .map((heading) => $(heading).attr('id'));
    expect(recordsOf(route).map(({anchor}) => anchor)).toEqual([null, ...anchors]);
    const text = recordsOf(route)
      .map(({content}) => content)
      .join(' ');
    const around = ['.theme-edit-this-page', '.theme-doc-breadcrumbs', '.sp-page-tools'].flatMap(
      (selector) => $(selector).first().text().trim() || [],
    );
    expect(around.length).toBeGreaterThan(1);
    for (const words of [...around, $('.hash-link').attr('aria-label') ?? around[0]]) {
      expect(text).not.toContain(words);
    }
    expect(text).not.toContain('\u200B'); // what the theme puts into the headings' links
  });
});

describe('the index that the build ships', () => {
  it('leads to sections that exist', () => {
    const ids = new Map(
      pages.map(({route, $}) => [
        SITE.baseUrl + route,
        new Set(
          $('[id]')
            .toArray()
            .map(({attribs}) => attribs.id),
        ),
      ]),
    );
    const urls = readIndex(index).entries.flatMap(({sections}) =>
      sections.map(({found}) => found.url),
    );
    const lost = urls.filter((url) => {
      const [address = '', anchor] = url.split('#');
      return anchor === undefined ? !ids.has(address) : !ids.get(address)?.has(anchor);
    });
    expect(urls.length).toBeGreaterThan(DOCS.length);
    expect(lost).toEqual([]);
  });
});
