import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {beforeAll, describe, expect, it} from 'vitest';

const BUILD = path.resolve(__dirname, '../../build');
const SCRIPTS = path.join(BUILD, 'assets/js');

/** Parts that wait until a reader wants them, each by words that only it has. */
const ON_DEMAND = {
  'glossary definitions': 'What unlocks installed software for a person or a computer.',
  'glossary tip': 'sp-term-tip',
  'list of shortcuts': 'Shortcuts of a single key',
  'nearest pages': 'Pages with a name like it',
  'print of a section': 'sp-handout',
};

let scripts: {name: string; text: string}[] = [];

beforeAll(() => {
  if (!existsSync(SCRIPTS)) throw new Error('There is no build: run "npm run build:strict" first.');
  scripts = readdirSync(SCRIPTS)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({name, text: readFileSync(path.join(SCRIPTS, name), 'utf8')}));
});

describe('the first view of a page', () => {
  it.each(Object.entries(ON_DEMAND))('loads no %s', (_part, words) => {
    const $ = load(readFileSync(path.join(BUILD, 'how-to/choke-sounds/index.html'), 'utf8'));
    const loaded = $('script[src]')
      .toArray()
      .map(({attribs}) => path.basename(attribs.src ?? ''));
    const holders = scripts.filter(({text}) => text.includes(words)).map(({name}) => name);
    expect(holders.length).toBeGreaterThan(0);
    expect(holders.filter((name) => loaded.includes(name))).toEqual([]);
  });

  it.each(['how-to/choke-sounds/', 'glossary/', 'search/', ''])(
    'asks for the own script of /%s before the main one',
    (page) => {
      const $ = load(readFileSync(path.join(BUILD, page, 'index.html'), 'utf8'));
      const title = page === 'search/' ? 'results' : $('h1').text();
      const names = $('script[src]')
        .toArray()
        .map(({attribs}) => path.basename(attribs.src ?? ''));
      const main = names.findIndex((name) => name.startsWith('main.'));
      const own = scripts.filter(({name}) => names.slice(0, main - 1).includes(name));
      expect(own.map(({text}) => text).join()).toContain(title);
    },
  );

  it('keeps what is loaded on demand in files with a hash in their name', () => {
    expect(
      scripts.map(({name}) => name).filter((name) => !/\.[0-9a-f]{8}\.js$/.test(name)),
    ).toEqual([]);
  });
});
