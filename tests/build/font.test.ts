import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {SITE} from '../../src/config/site';
import {BUILD} from '../support/builtSite';
import {ALL_ROUTES} from '../support/routes';

/** Bytes that the typeface may have: a third of a first view's page and styles. */
const MOST_BYTES = 30_000;

it.each(ALL_ROUTES)('/%s asks for the typeface at once', (route) => {
  const $ = load(readFileSync(path.join(BUILD, route, 'index.html'), 'utf8'));
  const link = $('link[rel="preload"][as="font"]');
  expect(link.length).toBe(1);
  expect(link.attr('crossorigin')).toBeDefined(); // without, a browser fetches it twice
  const file = path.join(BUILD, (link.attr('href') ?? '').slice(SITE.baseUrl.length));
  expect(existsSync(file), file).toBe(true);
  expect(readFileSync(file).length).toBeLessThan(MOST_BYTES);
  expect($('style').text()).toContain(path.basename(file));
});
