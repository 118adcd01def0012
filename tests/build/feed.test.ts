import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {SITE} from '../../src/config/site';
import {RELEASE_FEED} from '../../src/feed';
import {BUILD, readPages} from '../support/builtSite';
import {ALL_ROUTES} from '../support/routes';
import {WRITTEN_SITE} from '../support/writtenSite';

const NOTES = 'release-notes/';
const FEED_LINK = 'link[type="application/atom+xml"]';
const ADDRESS = SITE.url + SITE.baseUrl;
const site = WRITTEN_SITE; // its release notes have versions

describe('release notes with dated versions', () => {
  it('have a feed, which every page names and the release notes link to', () => {
    const pages = readPages(path.join(site, 'build'), ALL_ROUTES);
    for (const {route, $} of pages) {
      expect($(FEED_LINK).attr('href'), route).toBe(SITE.baseUrl + RELEASE_FEED.path);
      const links = $(`main a[href="${SITE.baseUrl}${RELEASE_FEED.path}"]`).length;
      expect(links, route).toBe(route === NOTES ? 1 : 0);
    }
  });

  it('have a feed with what Atom requires (RFC 4287, 4.1.1 and 4.1.2)', () => {
    const $ = load(readFileSync(path.join(site, 'build', RELEASE_FEED.path), 'utf8'), {xml: true});
    expect($('feed').attr('xmlns')).toBe('http://www.w3.org/2005/Atom');
    expect($('feed > link[rel="self"]').attr('href')).toBe(ADDRESS + RELEASE_FEED.path);
    expect($('feed > author > name').text()).toBe(RELEASE_FEED.author);
    for (const element of $('feed, entry').toArray()) {
      for (const name of ['id', 'title', 'updated']) {
        expect($(element).children(name).length, name).toBe(1);
      }
      expect($(element).children('updated').text()).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    }
  });

  it('have an entry for each version, with full addresses', () => {
    const $ = load(readFileSync(path.join(site, 'build', RELEASE_FEED.path), 'utf8'), {xml: true});
    const entries = $('entry')
      .toArray()
      .map((entry) => [
        $(entry).children('title').text(),
        $(entry).children('id').text(),
        $(entry).children('updated').text().slice(0, 10),
      ]);
    expect(entries).toEqual([
      ['Version 2.1', `${ADDRESS}${NOTES}#v2-1`, '2026-04-02'],
      ['Version 2.0.9', `${ADDRESS}${NOTES}#v2-0-9`, '2026-03-18'],
    ]);
    expect($('entry content').first().text()).toContain(`href="${ADDRESS}glossary/#set"`);
  });
});

describe('release notes without a dated version', () => {
  const hasFeed = existsSync(path.join(BUILD, RELEASE_FEED.path));
  const notes = readPages(BUILD, [NOTES])[0]?.$;

  it('have no feed, and no page names one', () => {
    const versions = notes?.('h2').filter((_index, {attribs}) => /^v\d+-\d/.test(attribs.id ?? ''));
    expect(hasFeed).toBe(versions?.length !== 0);
    const named = readPages(BUILD, ALL_ROUTES).filter(({$}) => $(FEED_LINK).length > 0);
    expect(named.length).toBe(hasFeed ? ALL_ROUTES.length : 0);
  });
});
