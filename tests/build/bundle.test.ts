import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {curl} from '../../src/markdown/curlyQuotes';
import {BUILD} from '../support/builtSite';
import {readDocs} from '../support/docs';
import {ROOT} from '../support/siteCopy';

const SCRIPTS = path.join(BUILD, 'assets/js');
const scripts = readdirSync(SCRIPTS)
  .filter((file) => file.endsWith('.js'))
  .map((file) => ({file, text: unescaped(readFileSync(path.join(SCRIPTS, file), 'utf8'))}));
const main = scripts.find(({file}) => file.startsWith('main.'))?.file;

/** @returns a script with quotes as in the sources, whatever kind of string the bundler put them into */
function unescaped(script: string): string {
  return script.replace(/\\+u2019/g, '’').replace(/\\+(?=['"])/g, '');
}

/** @returns names of the scripts that hold a text */
const holdersOf = (words: string): string[] =>
  scripts.filter(({text}) => text.includes(words)).map(({file}) => file);
const original = (file: string): string =>
  readFileSync(path.join(ROOT, 'node_modules', file), 'utf8');
const theme = '@docusaurus/theme-classic/lib/theme';

/** What src/bundle and src/theme leave out: the original, and a text in it that no minifier changes. */
const LEFT_OUT = [
  {what: 'tslib', file: 'tslib/tslib.es6.js', sign: '__asyncDelegator'},
  {
    what: 'the spinner',
    file: '@docusaurus/core/lib/client/theme-fallback/Loading/index.js',
    sign: 'calc(100vh - 64%)',
  },
];

/** Icons that the site draws by lines. */
const ICONS = [
  ...['LightMode', 'DarkMode', 'Home', 'Edit'].map((name) => `Icon/${name}/index`),
  ...['Note', 'Tip', 'Info', 'Warning', 'Danger'].map((name) => `Admonition/Icon/${name}`),
];

describe('the scripts', () => {
  it.each(LEFT_OUT)('do not hold $what', ({file, sign}) => {
    expect(original(file).includes(sign), `${file} holds "${sign}"`).toBe(true);
    expect(holdersOf(sign)).toEqual([]);
  });

  it.each(ICONS)('do not hold the outline of %s', (icon) => {
    const outlines = original(`${theme}/${icon}.js`).matchAll(/ d="([^"]+)"/g);
    const [first = '', ...others] = [...outlines].map(([, outline = '']) => outline);
    expect(first).not.toBe('');
    expect([first, ...others].flatMap(holdersOf)).toEqual([]);
  });
});

it('no script holds a picture of a page, small as it may be', () => {
  expect(holdersOf('data:image/')).toEqual([]);
  const pictures = readdirSync(path.join(BUILD, 'assets/images'));
  expect(
    pictures.some((file) => statSync(path.join(BUILD, 'assets/images', file)).size < 8000),
  ).toBe(true);
});

describe('the main script', () => {
  it('holds the parts that every page is made of', () => {
    for (const part of ['theme-doc-breadcrumbs', 'theme-doc-sidebar-container', 'hash-link']) {
      expect(holdersOf(part), part).toContain(main);
    }
  });

  it('names every page', () => {
    for (const {file, frontMatter} of readDocs()) {
      expect(holdersOf(`"title":"${curl(frontMatter.title)}"`), file).toContain(main);
    }
  });
});
