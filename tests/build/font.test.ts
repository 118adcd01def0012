import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {BUILD} from '../support/builtSite';
import {ALL_ROUTES} from '../support/routes';

/** Bytes that the typeface may have: a third of a first view's page and styles. */
const MOST_BYTES = 30_000;

it('has one small file for the typeface, which no page asks for by itself', () => {
  const fonts = readdirSync(path.join(BUILD, 'assets/fonts'));
  expect(fonts).toHaveLength(1);
  const [font = ''] = fonts;
  expect(statSync(path.join(BUILD, 'assets/fonts', font)).size).toBeLessThan(MOST_BYTES);
  for (const route of ALL_ROUTES) {
    const html = readFileSync(path.join(BUILD, route, 'index.html'), 'utf8');
    expect(html.split(font).length - 1, `/${route}: once, in its styles`).toBe(1);
    expect(html, route).not.toMatch(/<link[^>]+as="?font/);
  }
});
