import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {parseMarkdown} from '../../../src/lib/markdown/parse';
import {routeOfPage} from '../../../src/lib/pageAddress';
import {releaseFeed} from '../../../src/plugins/release-feed/feed';
import {readReleases} from '../../../src/plugins/release-feed/releases';

const HOST = 'https://help.example/v2/';
const NOTES = `Opening.

## Version 2.4.1 {#v2-4-1}

2026-03-18

### Fixed

- Sets open. See [Relink](./how-to/relink-samples.md) & more.

## Version 2.4 {#v2-4}

2026-01-05

### New

- A thing.

## From version 1 to version 2 {#v1-to-v2}

Text.
`;
const facts = {
  title: 'Release notes',
  author: 'Maker',
  address: `${HOST}release-notes.xml`,
  changed: new Date('2026-11-21T10:00:00Z'),
};
const addresses = {page: (file: string) => HOST + routeOfPage(file), picture: () => undefined};

describe('readReleases', () => {
  it('reads dated versions and nothing else', () => {
    const releases = readReleases(parseMarkdown(NOTES)).map(({title, id, date}) => [
      title,
      id,
      date.toISOString(),
    ]);
    expect(releases).toEqual([
      ['Version 2.4.1', 'v2-4-1', '2026-03-18T00:00:00.000Z'],
      ['Version 2.4', 'v2-4', '2026-01-05T00:00:00.000Z'],
    ]);
  });

  it.each([
    ['no id', '## Version 2.4\n\n2026-01-05', /"Version 2\.4": give the heading an id/],
    ['no date', '## Version 2.4 {#v2-4}\n\n### New', /"Version 2\.4": put the date below/],
    ['no day', '## Version 2.4 {#v2-4}\n\n2026-13-45', /put the date below/],
  ])('refuses a version with %s, with the remedy', (_name, text, message) => {
    expect(() => readReleases(parseMarkdown(text))).toThrow(message);
  });
});

describe('releaseFeed', () => {
  it('has an entry a version with id, link, date and absolute addresses', () => {
    const $ = load(releaseFeed(NOTES, readReleases(parseMarkdown(NOTES)), facts, addresses), {
      xml: true,
    });
    const entry = $('entry').first();
    expect($('entry').length).toBe(2);
    expect(entry.find('title').text()).toBe('Version 2.4.1');
    expect(entry.find('id').text()).toBe(`${HOST}release-notes/#v2-4-1`);
    expect(entry.find('link').attr('href')).toBe(`${HOST}release-notes/#v2-4-1`);
    expect(entry.find('updated').text()).toBe('2026-03-18T00:00:00.000Z');
    expect(entry.find('content').text()).toContain(
      `<a href="${HOST}how-to/relink-samples/">Relink</a> &amp; more`,
    );
    expect($('feed > updated').text()).toBe('2026-03-18T00:00:00.000Z');
  });

  it('is honest without versions: no entries, dated by the page', () => {
    const $ = load(releaseFeed(NOTES, [], facts, addresses), {xml: true});
    expect($('entry').length).toBe(0);
    expect($('feed > updated').text()).toBe('2026-11-21T10:00:00.000Z');
  });
});
