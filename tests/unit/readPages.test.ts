import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {fromMarkdown} from 'mdast-util-from-markdown';
import type {Root} from 'mdast';
import {unified} from 'unified';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {hashOf} from '../../src/lib/hashOf';
import {compiledPages, type NotedPages} from '../../src/plugins/page-sources/notedPages';
import {readPages, type PageSources} from '../../src/plugins/page-sources/readPages';
import notePage from '../../src/remark/notePage';

const SITE = 'https://help.example/v2/';
const GLOSSARY = '---\nkind: reference\n---\n\n## Drums\n\n### Zone {#zone}\n\nPart of a drum.\n';
const PAGE = '---\nkind: concept\ntitle: T\ndescription: D.\n---\n\nSee [x](./glossary.md#zoen).\n';
/** Notes that only a compiler could have made up. */
const MADE_UP = {
  faults: [{line: 1, message: 'made up'}],
  releaseFaults: [],
  termLinks: [],
  text: 'Made up.\n',
};

let docs = '';
const saved = (): string => path.join(docs, 'saved/page-notes.json');
const read = (compiled: NotedPages = new Map()): PageSources =>
  readPages({docs, site: SITE, compiled, saved: saved()});
const write = (name: string, text: string): void => writeFileSync(path.join(docs, name), text);

describe('readPages', () => {
  beforeEach(() => {
    docs = mkdtempSync(path.join(os.tmpdir(), 'pages-'));
    write('glossary.md', GLOSSARY);
    write('page.md', PAGE);
  });
  afterEach(() => rmSync(docs, {recursive: true}));

  it('reads what was not compiled, and tells of unknown terms', async () => {
    const {faults, twins} = read();
    expect(faults).toContainEqual(
      expect.stringMatching(/^docs\/page\.md:7: "zoen" is no term of docs\/glossary\.md/),
    );
    expect(twins.get('page.md')?.markdown).toContain(`See [x](${SITE}glossary/#zoen).\n`);
  });

  it('tells faults of a page in the order of its lines', async () => {
    write(
      'page.md',
      `${PAGE}\n#### Deep\n\nSee [y](./glossary.md#edgy). ![](p.svg)\n\n#### Deeper\n`,
    );
    const lines = read().faults.flatMap((fault) => /^docs.page\.md:(\d+)/.exec(fault)?.[1] ?? []);
    expect(lines).toContain('9');
    expect(lines).toEqual([...lines].sort((a, b) => Number(a) - Number(b)));
  });

  it('takes the compiler’s notes of a page as it is, and not of one that has changed', async () => {
    const compiled = new Map([['page.md', {hash: hashOf(PAGE), notes: MADE_UP}]]);
    const {faults, twins} = read(compiled);
    expect(faults).toContain('docs/page.md:1: made up');
    expect(twins.get('page.md')?.markdown).toContain('# T\n\n> D.\n');
    expect(twins.get('page.md')?.markdown).toContain('Made up.\n');
    write('page.md', `${PAGE}More.\n`);
    expect(read(compiled).twins.get('page.md')?.markdown).toContain('More.\n');
  });

  it('saves notes for the next build, which checks their links against the terms of then', async () => {
    read(new Map([['page.md', {hash: hashOf(PAGE), notes: MADE_UP}]]));
    expect(read().faults).toContain('docs/page.md:1: made up');
    write('page.md', PAGE.replace('zoen', 'edge'));
    expect(read().faults.join()).toContain('"edge" is no term');
    write('glossary.md', GLOSSARY.replace('zone', 'edge'));
    expect(read().faults.join()).not.toContain('"edge" is no term');
  });

  it('makes nothing of saved notes that another version made, or that are cut off', async () => {
    read(new Map([['page.md', {hash: hashOf(PAGE), notes: MADE_UP}]]));
    const text = readFileSync(saved(), 'utf8');
    for (const spoilt of [text.replace(/"version":"./, '"version":"?'), text.slice(0, 90)]) {
      writeFileSync(saved(), spoilt);
      expect(read().faults).not.toContain('docs/page.md:1: made up');
    }
  });
});

describe('notes while compiling', () => {
  const compile = async (name: string, text: string): Promise<void> => {
    const tree: Root = fromMarkdown(
      text.replace(/^---[^]*?---/, (head) => ' '.repeat(head.length)),
    );
    const file = {
      path: path.join('/site/docs', name),
      value: text,
      data: {frontMatter: {kind: 'how-to'}},
    };
    await unified().use(notePage, {docs: '/site/docs', site: SITE}).run(tree, file);
  };

  it('are kept with what tells whether the page has changed', async () => {
    await compile('how-to/x.md', PAGE);
    const noted = compiledPages().get('how-to/x.md');
    expect(noted?.hash).toBe(hashOf(PAGE));
    expect(noted?.notes.text).toBe(`See [x](${SITE}how-to/glossary/#zoen).\n`);
  });

  it('are dropped, and compiling goes on, when a page has what can’t be noted', async () => {
    await compile('how-to/x.md', '<video src="x"></video>\n');
    expect(compiledPages().has('how-to/x.md')).toBe(false);
  });
});
