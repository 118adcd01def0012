import {readFileSync} from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import {describe, expect, it} from 'vitest';
import {parsePage} from '../../../src/lib/markdown/page';
import {routeOfPage, twinOfRoute} from '../../../src/lib/pageAddress';
import {notesOfPage} from '../../../src/plugins/page-sources/notes';
import {twinOfPage} from '../../../src/plugins/page-sources/twin';
import {DOCS_FOLDER, readDocs} from '../../support/docs';

const HOST = 'https://help.example/v2/';
const addresses = {
  page: (file: string) => HOST + routeOfPage(file),
  picture: (file: string) => `${HOST}assets/${path.posix.basename(file)}`,
};
const real = (file: string): string => readFileSync(path.join(DOCS_FOLDER, file), 'utf8');
function twin(source: string, file = 'how-to/x.md'): string {
  const page = parsePage(source);
  const {text} = notesOfPage(page, file, addresses);
  return twinOfPage(page.frontMatter, text, file, DOCS_FOLDER, addresses.page).markdown;
}
const page = (body: string): string =>
  `---\nkind: how-to\ntitle: T\ndescription: D.\n---\n\n${body}\n`;

describe('addresses of twins', () => {
  it.each([
    ['index.md', '', 'index.md'],
    ['glossary.md', 'glossary/', 'glossary.md'],
    ['how-to/index.md', 'how-to/', 'how-to.md'],
    ['how-to/choke-sounds.md', 'how-to/choke-sounds/', 'how-to/choke-sounds.md'],
  ])('%s stands at /%s, its twin at /%s', (file, route, target) => {
    expect(routeOfPage(file)).toBe(route);
    expect(twinOfRoute(route)).toBe(target);
  });
});

describe('a real page’s twin', () => {
  const file = 'how-to/choke-sounds.md';
  const text = twin(real(file), file);

  it('opens with title, description and address in place of front matter', () => {
    const {data} = matter(real(file));
    const head = `# ${data.title}\n\n> ${data.description}\n\nAddress: <${HOST}how-to/choke-sounds/>\n`;
    expect(text.startsWith(head)).toBe(true);
  });

  it('ends with the related pages and the controls', () => {
    const closing = text.slice(text.indexOf('## Related'));
    for (const target of [
      ...matter(real(file)).data.related,
      ...matter(real(file)).data.controls,
    ]) {
      expect(closing).toContain(`](${HOST}${routeOfPage(target)})`);
    }
  });
});

describe('every page’s twin', () => {
  it.each(readDocs().map(({file, links, images}) => [file, links.length, images.length] as const))(
    '%s keeps its words and has absolute addresses only',
    (file, links, images) => {
      const text = twin(real(file), file);
      const targets = [...text.matchAll(/\]\(([^)\s]+)/g)].map(([, target]) => target ?? '');
      expect(targets.filter((target) => !/^https?:\/\//.test(target))).toEqual([]);
      expect(targets.length).toBeGreaterThanOrEqual(links + images);
      expect(text).not.toMatch(/^:::|<kbd>|\{#[\w-]+\}|^---$/m);
      expect(wordsOf(text)).toEqual(expect.arrayContaining(wordsOf(matter(real(file)).content)));
    },
  );
});

/** Plain words, without what a twin leaves out on purpose. */
function wordsOf(text: string): string[] {
  return text
    .replace(/\]\([^)]*\)|\{#[\w-]+\}|<[^>]+>|\\/g, ' ')
    .replace(/^:::\w*/gm, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

describe('what only this site understands', () => {
  it('turns admonitions into quotes that name their kind', () => {
    expect(twin(page(':::warning[Loud]\n\nTurn **down**.\n\n:::'))).toContain(
      '> **Warning: Loud**\n>\n> Turn **down**.\n',
    );
    expect(twin(page(':::tip\nTry it.\n:::'))).toContain('> **Tip**\n>\n> Try it.\n');
  });

  it.each([
    ['no empty lines', ':::tip\nTry it.\n:::', '> **Tip**\n>\n> Try it.\n'],
    [
      'a link in the title',
      ':::note[See [zones](../glossary.md#zone)]\n\nText.\n\n:::',
      `> **Note: See [zones](${HOST}glossary/#zone)**\n>\n> Text.\n`,
    ],
    ['attributes', ':::tip{.wide}\n\nTry it.\n\n:::', '> **Tip**\n>\n> Try it.\n'],
    [
      'a list and a link',
      ':::info\n\n- One\n- [Two](#two)\n\nEnd.\n\n:::\n\nAfter.',
      `> **Info**\n>\n> - One\n> - [Two](${HOST}how-to/x/#two)\n>\n> End.\n\nAfter.\n`,
    ],
    [
      'a place in a list',
      '1. One.\n\n   :::tip\n\n   Try it.\n\n   :::\n\n2. Two.',
      '1. One.\n\n   > **Tip**\n   >\n   > Try it.\n\n2. Two.\n',
    ],
    [
      'another one in it',
      '::::note\n\nOuter.\n\n:::tip\n\nInner.\n\n:::\n\n::::',
      '> **Note**\n>\n> Outer.\n>\n> > **Tip**\n>>\n> > Inner.\n',
    ],
  ])('keeps the form of admonitions with %s', (_what, source, plain) => {
    expect(twin(page(source))).toContain(`\n${plain}`);
    expect(twin(page(source))).not.toContain(':::');
  });

  it('drops the alignment of tables, which is for those who write them', () => {
    const table = '| Left      | Right |\n| --------- | :---: |\n| a         | b     |';
    expect(twin(page(table))).toContain('\n| Left | Right |\n| --- | :---: |\n| a | b |\n');
  });

  it('leaves code as it is', () => {
    const code = '```text\n:::tip\n| a    |\n[a](b.md) {#c}\n```';
    expect(twin(page(code))).toContain(`\n${code}\n`);
  });

  it('finds the address of a link around a picture, of a definition and of one in brackets', () => {
    const text = twin(page('[![p](./p.svg)](y.md "T") [d] [e](<z.md>)\n\n[d]: ./w.md#x'));
    expect(text).toContain(`[![p](${HOST}assets/p.svg)](${HOST}how-to/y/ "T")`);
    expect(text).toContain(`[e](<${HOST}how-to/z/>)`);
    expect(text).toContain(`[d]: ${HOST}how-to/w/#x`);
    expect(twin(page('[f](<a b.md>) [g](a(b).md)'))).toContain(
      `[f](<${HOST}how-to/a b/>) [g](${HOST}how-to/a(b)/)`,
    );
  });

  it('turns keys into words, drops heading ids and comments', () => {
    expect(
      twin(page('## Keys {#keys}\n\nPress <kbd>Ctrl</kbd>+<kbd>K</kbd>.\n\n<!-- x -->')),
    ).toContain('## Keys\n\nPress Ctrl+K.\n');
  });

  it('leads from a page to pages, headings, pictures and other hosts', () => {
    const text = twin(
      page('[a](../glossary.md#zone) [b](#here) [c](https://x.example/y) ![p](./img/p.svg)'),
    );
    expect(text).toContain(`[a](${HOST}glossary/#zone) [b](${HOST}how-to/x/#here)`);
    expect(text).toContain(`[c](https://x.example/y) ![p](${HOST}assets/p.svg)`);
  });

  it('says what a picture tells where it has no address', () => {
    const without = {...addresses, picture: () => undefined};
    const drum = parsePage(page('![A drum.](./img/p.svg)'));
    expect(notesOfPage(drum, 'a.md', without).text).toBe('(Picture: A drum.)\n');
  });

  it('refuses what would be lost, with file, line and remedy', () => {
    expect(() => twin(page('Text <video src="x"></video>'))).toThrow(
      /^docs\/how-to\/x\.md:7: <video src="x"> .*plain\.ts/,
    );
    expect(() => twin(page('x'), 'a.mdx')).toThrow(/^docs\/a\.mdx: .*Write it as \.md/);
  });
});
