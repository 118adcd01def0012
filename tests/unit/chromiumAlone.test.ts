import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {CHROMIUM_ALONE} from '../playwright.config';

const FOLDER = path.resolve('tests/browser');
/** Chromium's DevTools, its phones and its printing, and permissions that others have no name for. */
const NEEDS_CHROMIUM = /newCDPSession|setFontSize|isMobile|clipboard-|\.pdf\(/;
const SKIP = "browserName !== 'chromium'";

const needing = readdirSync(FOLDER, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.spec.ts'))
  .map((file) => ({
    file: file.split(path.sep).join('/'),
    text: readFileSync(path.join(FOLDER, file), 'utf8'),
  }))
  .filter(({text}) => NEEDS_CHROMIUM.test(text));

it('what only Chromium has is left out of the nightly run in Firefox and WebKit', () => {
  expect(needing.length).toBeGreaterThan(0);
  const run = needing.filter(({file, text}) => !CHROMIUM_ALONE.test(file) && !text.includes(SKIP));
  expect(run.map(({file}) => file)).toEqual([]);
});

it('letters that a test enlarges are taken back with its tab', () => {
  const enlarging = needing.filter(({text}) => text.includes('setFontSize'));
  expect(enlarging.length).toBeGreaterThan(3);
  expect(enlarging.filter(({text}) => text.includes('Page.setFontSizes'))).toEqual([]);
});
