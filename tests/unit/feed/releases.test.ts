import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createDocument} from '@mixmark-io/domino';
import type {LoadContext} from '@docusaurus/types';
import {load, type CheerioAPI} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {readReleases, releaseFeed} from '../../../src/feed/feed';
import {releaseFeedPlugin, writeReleaseFeed} from '../../../src/feed/plugin';
import {writeFiles} from '../../support/files';
import {finishedBuild} from '../../support/finishedBuild';
import {temporaryFolder} from '../../support/temporaryFolder';

const HOST = 'https://help.example/v2/';
const folder = temporaryFolder();

/** A heading as the theme builds it. */
const version = (title: string, id: string): string =>
  `<h2 class="anchor" id="${id}">${title}<a href="#${id}" class="hash-link">\u200B</a></h2>`;

const NOTES = `<header><h1>Release notes</h1></header><p>Opening.</p>
${version('Version 2.4.1', 'v2-4-1')}<p>2026-03-18</p>
<h3 class="anchor" id="fixed">Fixed<a href="#fixed" class="hash-link">\u200B</a></h3>
<ul class="contains-task-list"><li>Sets open. See <a href="../how-to/relink-samples/" class="a">Relink</a> &amp; more.</li></ul>
<p><img src="/v2/assets/p.svg" alt="p"></p>
${version('Version 2.4', 'v2-4')}<p>2026-01-05</p><p>A thing.</p>
${version('From version 1 to version 2', 'v1-to-v2')}<p>Text.</p>`;

const bodyOf = (html: string): HTMLElement => createDocument(`<body>${html}`).body;
const parse = (feed: string): CheerioAPI => load(feed, {xml: true});

describe('readReleases', () => {
  it('reads dated versions and nothing else', () => {
    const releases = readReleases(bodyOf(NOTES)).map(({title, id, date, content}) => [
      title,
      id,
      date.toISOString(),
      content.map(({localName}) => localName).join(' '),
    ]);
    expect(releases).toEqual([
      ['Version 2.4.1', 'v2-4-1', '2026-03-18T00:00:00.000Z', 'h3 ul p'],
      ['Version 2.4', 'v2-4', '2026-01-05T00:00:00.000Z', 'p'],
    ]);
  });

  it.each([
    ['no id', `${version('Version 2.4', 'version-24')}<p>2026-01-05</p>`, /"Version 2\.4": give/],
    ['no date', `${version('Version 2.4', 'v2-4')}<h3>New</h3>`, /"Version 2\.4": put the date/],
    ['a date that is none', `${version('Version 2.4', 'v2-4')}<p>2026-13-45</p>`, /put the date/],
    ['nothing below it', version('Version 2.4', 'v2-4'), /put the date/],
  ])('refuses a version with %s, and says what to do', (_name, html, message) => {
    expect(() => readReleases(bodyOf(html))).toThrow(message);
  });
});

describe('releaseFeed', () => {
  const $ = parse(releaseFeed(readReleases(bodyOf(NOTES)), HOST));

  it('has an entry for each version, with id, link and date', () => {
    const entry = $('entry').first();
    expect($('entry').length).toBe(2);
    expect(entry.find('title').text()).toBe('Version 2.4.1');
    expect(entry.find('id').text()).toBe(`${HOST}release-notes/#v2-4-1`);
    expect(entry.find('link').attr('href')).toBe(`${HOST}release-notes/#v2-4-1`);
    expect(entry.find('updated').text()).toBe('2026-03-18T00:00:00.000Z');
    expect($('feed > updated').text()).toBe('2026-03-18T00:00:00.000Z');
  });

  it('has a title, an id, its own address and an author', () => {
    expect($('feed > title').text()).toContain('release notes');
    expect($('feed > id').text()).toBe(`${HOST}release-notes/`);
    expect($('feed > link[rel="self"]').attr('href')).toBe(`${HOST}release-notes.xml`);
    expect($('feed > author > name').text()).not.toBe('');
  });

  it('has texts with full addresses, and without the theme’s classes and heading links', () => {
    expect($('entry').first().find('content').text()).toBe(
      `<h3 id="fixed">Fixed</h3><ul><li>Sets open. See <a href="${HOST}how-to/relink-samples/">Relink</a> &amp; more.</li></ul><p><img src="${HOST}assets/p.svg" alt="p"></p>`,
    );
  });
});

describe('writeReleaseFeed', () => {
  const build = (text: string) =>
    finishedBuild(folder(), {'release-notes/': `<div class="theme-doc-markdown">${text}</div>`});
  const file = (): string => path.join(folder(), 'release-notes.xml');

  it('writes the feed of the built release notes', async () => {
    await writeReleaseFeed(build(NOTES));
    expect(parse(readFileSync(file(), 'utf8'))('entry').length).toBe(2);
  });

  it('writes none as long as there is no dated version', async () => {
    await writeReleaseFeed(build('<p>Opening.</p>'));
    expect(existsSync(file())).toBe(false);
  });

  it('fails when the release notes were not built', async () => {
    await expect(writeReleaseFeed(finishedBuild(folder(), {}))).rejects.toThrow(
      'src/feed: the release notes were not built.',
    );
  });
});

describe('releaseFeedPlugin', () => {
  it.each([
    ['with', '## Version 2.4 {#v2-4}\n', 1],
    ['without', '## From version 1 to version 2\n', 0],
  ])('links the feed only with a dated version: %s one', (_name, notes, links) => {
    writeFiles(folder(), {'docs/release-notes.md': notes});
    const plugin = releaseFeedPlugin({siteDir: folder(), baseUrl: '/v2/'} as LoadContext);
    const {headTags = []} = plugin.injectHtmlTags?.({content: undefined}) ?? {};
    expect(headTags).toHaveLength(links);
  });
});
