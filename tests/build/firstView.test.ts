import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {SITE} from '../../src/config/site';
import {listFiles} from '../../src/lib/listFiles';
import {DEMO_NAMES, TOOL_NAMES} from '../../src/play/build';
import {BUILD, readPages, scriptsOf, type BuiltPage} from '../support/builtSite';
import {ALL_ROUTES, SEARCH_ROUTE} from '../support/routes';
import {ROOT} from '../support/siteCopy';

/** Parts that wait until a page or a reader needs them, each with words that only it has. */
const ON_DEMAND = {
  'code block': 'theme.CodeBlock.copy',
  'syntax highlighter': 'doc-comment',
  'dropdown of the navbar': 'dropdown__menu',
  'tip beside a link': 'sp-popup-links',
  'list of shortcuts': 'Shortcuts of a single key',
  'not-found page': 'Pages with a name like it',
  'print of a section': 'sp-handout',
  'search dialog’s results': 'Popular searches',
  'search engine': 'addAllAsync',
  demonstrations: 'sp-play-main',
  'their sounds': 'createOscillator',
  'MIDI monitor': 'sp-midi-status',
  'access to MIDI': 'requestMIDIAccess',
  'questions about faults': 'sp-sound-where',
  'notice of a new version': 'A new version of the help is ready',
};

let pages: BuiltPage[];
let scripts: Map<string, string>;

beforeAll(() => {
  pages = readPages(BUILD, ALL_ROUTES);
  const folder = path.join(BUILD, 'assets/js');
  scripts = new Map(
    readdirSync(folder).map((name) => [
      `${SITE.baseUrl}assets/js/${name}`,
      readFileSync(path.join(folder, name), 'utf8'),
    ]),
  );
});

describe('the scripts of a first view', () => {
  it.each(Object.entries(ON_DEMAND))('do not hold the %s', (_part, words) => {
    const holders = [...scripts].filter(([, text]) => text.includes(words));
    expect(holders.length).toBeGreaterThan(0);
    const loaded = new Set(scriptsOf(pages.filter(({route}) => route !== SEARCH_ROUTE)));
    expect(holders.map(([name]) => name).filter((name) => loaded.has(name))).toEqual([]);
  });

  it('are none of a demonstration or a tool, whose files no page names', () => {
    const names = readdirSync(path.join(BUILD, 'assets'), {recursive: true, encoding: 'utf8'})
      .map((file) => path.basename(file))
      .filter((name) => /^(?:play[.-]|tool-).*\.(?:js|css)$/.test(name));
    // A tool has a script and a sheet.
    expect(names.length).toBeGreaterThan(DEMO_NAMES.length + 2 * TOOL_NAMES.length);
    for (const route of ALL_ROUTES) {
      const html = readFileSync(path.join(BUILD, route, 'index.html'), 'utf8');
      expect(
        names.filter((name) => html.includes(name)),
        route,
      ).toEqual([]);
    }
  });

  it('are the page’s own first, then those of every page', () => {
    for (const page of pages.filter(({route}) => route !== SEARCH_ROUTE)) {
      const [own = '', ...everywhere] = scriptsOf([page]);
      expect(
        everywhere.map((name) => name.replace(/^.*\/|\..*$/g, '')),
        page.route,
      ).toEqual(['runtime~main', 'main']);
      // Scripts have a curly apostrophe as its number.
      const title = page.$('h1').text().replaceAll('’', '\\u2019');
      expect(scripts.get(own), page.route).toContain(title);
    }
  });

  it('and all others have a hash in their names', () => {
    expect([...scripts.keys()].filter((name) => !/\.[0-9a-f]{8}\.js$/.test(name))).toEqual([]);
  });
});

describe('the styles of a first view', () => {
  const stylesOf = ({$}: BuiltPage): string => $('style').text();

  it('are in the page; only the sheet for paper is asked for', () => {
    for (const {route, $} of pages) {
      expect($('style').length, route).toBe(1);
      const sheets = $('link[rel="stylesheet"]')
        .toArray()
        .map(({attribs}) => [attribs.href, attribs.media]);
      expect(sheets, route).toEqual([[`${SITE.baseUrl}css/print.css`, 'print']]);
    }
  });

  it('leave out those that come with a script on demand', async () => {
    const sources = (await listFiles(path.join(ROOT, 'src'))).filter((file) =>
      /\.lazy(?:\.module)?\.css$/.test(file),
    );
    const folder = path.join(BUILD, 'assets/css');
    const sheets = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
    expect(sources.length).toBeGreaterThan(0);
    for (const source of sources) {
      const text = readFileSync(path.join(ROOT, 'src', source), 'utf8');
      const [, name = ''] =
        /\.([a-z][\w-]+)[^;{}]*\{/i.exec(text.replace(/\/\*[^]*?\*\//g, '')) ?? [];
      // The bundler adds a part to a module's names.
      const rule = new RegExp(`\\.${name}${source.includes('.module.') ? '_[\\w-]{4}' : ''}[ ,{]`);
      const owners = sheets.flatMap((sheet) => rule.exec(sheet)?.[0] ?? []);
      expect(owners.length, source).toBeGreaterThan(0);
      for (const page of pages) {
        const styles = stylesOf(page);
        expect(
          owners.filter((owner) => styles.includes(owner)),
          page.route,
        ).toEqual([]);
      }
    }
  });

  it('have what the page shows and what its scripts will show', () => {
    for (const page of pages) {
      for (const name of ['.navbar', '.theme-doc-markdown', '.navbar-sidebar', '.sp-search']) {
        expect(stylesOf(page), page.route).toContain(name);
      }
    }
  });
});
