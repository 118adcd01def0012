import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {readPage} from '../../src/plugins/search-records/pageText';
import {recordsFromHtml} from '../../src/plugins/search-records/records';
import type {EmbeddedIndex, SearchRecord} from '../../src/lib/search/types';
import {ALL_ROUTES, SEARCH_ROUTE} from '../support/routes';

const ROOT = path.resolve(__dirname, '../..');
const ADDRESS = 'https://host/v2/';
const read = (route: string) => readFileSync(path.join(ROOT, 'build', route, 'index.html'), 'utf8');
const recordsOf = (route: string) => recordsFromHtml(read(route), ADDRESS + route);
const at = (records: readonly SearchRecord[], anchor: string | null) =>
  records.find((record) => record.anchor === anchor);

describe('records of built pages', () => {
  it('reads a reference page: its table rows, its picture, its headings', () => {
    const records = recordsOf('software-overview/modules/controllers/metro/');
    expect(records[0]).toMatchObject({
      type: 'lvl1',
      anchor: null,
      hierarchy: {lvl0: 'Software overview', lvl1: 'Metro', lvl2: null},
      language: 'en',
      docusaurus_tag: 'docs-default-current',
      version: 'current',
    });
    expect(at(records, 'start-and-tempo')).toMatchObject({
      type: 'lvl3',
      url: `${ADDRESS}software-overview/modules/controllers/metro/#start-and-tempo`,
      hierarchy: {lvl1: 'Metro', lvl2: 'Controls', lvl3: 'Start and tempo'},
    });
    expect(at(records, 'start-and-tempo')?.content).toMatch(/\bTap\b/);
  });

  it('reads alternative texts of pictures', () => {
    expect(recordsOf('quick-start/activating-software/')[0]?.content).toContain(
      'Four steps: get version 2, install, allow audio input, activate',
    );
  });

  it('keeps the anchors that writers gave', () => {
    const records = recordsOf('troubleshooting/no-sound/');
    expect(at(records, 'crosstalk')?.hierarchy.lvl2).toBe('A hit on one drum plays another');
  });

  it.each(ALL_ROUTES.filter((route) => route !== SEARCH_ROUTE))(
    'has one record per heading of /v2/%s, and nothing of the frame around it',
    (route) => {
      const $ = load(read(route));
      const body = $('.theme-doc-markdown').first();
      const anchors = body
        .find('h2, h3')
        .toArray()
        .map((heading) => $(heading).attr('id'))
        .filter((id) => id !== 'related');
      const records = recordsOf(route);
      expect(records.map(({anchor}) => anchor)).toEqual([null, ...anchors]);
      const text = records.map(({content}) => content).join(' ');
      expect(text).not.toMatch(/Edit this page|Direct link to|On this page|Skip to main|\u200B/);
    },
  );

  it('finds none on the search page', () => {
    expect(recordsOf(SEARCH_ROUTE)).toEqual([]);
  });
});

describe('the index the build ships', () => {
  const [file = ''] = readdirSync(path.join(ROOT, 'build')).filter((name) =>
    /^search-index\.[0-9a-f]{8}\.json$/.test(name),
  );

  it('is named by its content, and every page names it', () => {
    expect(existsSync(path.join(ROOT, 'build', file))).toBe(true);
    for (const route of ALL_ROUTES) {
      expect(load(read(route))('meta[name="search-index"]').attr('content')).toBe(`/v2/${file}`);
    }
  });

  it('leads to sections that exist', () => {
    const index = JSON.parse(readFileSync(path.join(ROOT, 'build', file), 'utf8')) as EmbeddedIndex;
    expect(index.pages).toHaveLength(ALL_ROUTES.length - 1);
    for (const {path: address, sections} of index.pages) {
      const page = readPage(read(address.slice('/v2/'.length)), `https://host${address}`);
      expect(sections.map(([depth]) => depth)).toEqual(page?.sections.map(({level}) => level));
    }
  });
});
