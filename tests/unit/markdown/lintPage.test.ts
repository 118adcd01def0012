import {describe, expect, it} from 'vitest';
import {parseMarkdown} from '../../../src/markdown/parseMarkdown';
import {lintPage, lintPages, termsOf} from '../../../src/markdown/checks/lintPages';
import {writeFiles} from '../../support/files';
import {temporaryFolder} from '../../support/temporaryFolder';

const TERMS = new Set(['zone']);
const HEAD = '---\nkind: how-to\n---\n\nOpening.\n\n';
const FULL = '## Turn it on\n\n## An example\n\n## Check that it works\n';

const faultsOf = (body: string) => lintPage(parseMarkdown(HEAD + body), TERMS);

describe('lintPage', () => {
  it('finds nothing wrong with a full page', () => {
    const good = '[zones](../glossary.md#zone) ![A drum.](./img/a.svg)\n\n';
    expect(faultsOf(good + FULL)).toEqual([]);
  });

  it.each([
    ['[x](../glossary.md#zoen)\n\n', 7, /"zoen" is no term of docs\/glossary\.md/],
    ['# Title\n\n', 7, /"Title": the title stands in the front matter/],
    ['[x]\n\n[x]: glossary.md#zoen\n\n', 9, /"zoen" is no term/],
    ['A :unsure[b :unsure[c]]\n\n', 7, /":unsure\[c\]" stands within another mark/],
    ['## A :unsure[b] {#b}\n\n', 7, /stands in a heading: mark the/],
    ['[A :unsure[b]](./c.md)\n\n', 7, /put the mark around the link/],
    ['| A | [B](./b.md) |\n|---|---|\n| 1 | 2 |\n\n', 7, /^"B" links from the head/],
    [
      '| [A][a] | B |\n|---|---|\n| 1 | [2](./b.md) |\n\n[a]: ./a.md\n\n',
      7,
      /^"A" links from the head/,
    ],
    ['| A | B[^b] |\n|---|---|\n| 1 | 2 |\n\n[^b]: C.\n\n', 7, /^"\[\^b\]" links from the head/],
    ['| :unsure[A] | B |\n|---|---|\n| 1 | 2 |\n\n', 7, /^"A" links from the head/],
    [
      '| A | <a href="/v2/">B</a> |\n|---|---|\n| 1 | 2 |\n\n',
      7,
      /^"<a href="\/v2\/">" links from/,
    ],
    ['A :unsure[]\n\n', 7, /write the words that nobody has checked/],
    ['[x](../glossary.mdx#zoen)\n\n', 7, /"zoen" is no term/],
    ['[x](../glossary/index.md#zoen)\n\n', 7, /"zoen" is no term/],
    ['### Deep {#deep}\n\n', 7, /"Deep": a level is skipped; write ##$/],
    ['## A\n\n#### C {#c}\n\n', 9, /"C": a level is skipped; write ###$/],
  ])('finds %j, with its line and what to do', (before, line, message) => {
    const [fault, ...others] = faultsOf(before + FULL);
    expect(others).toEqual([]);
    expect(fault).toEqual([line, expect.stringMatching(message)]);
  });

  it('finds a mark in front matter', () => {
    const page = `---\nkind: how-to\ndescription: ':unsure[Ends it]'\n---\n\nOpening.\n\n${FULL}`;
    expect(lintPage(parseMarkdown(page), TERMS)).toEqual([
      [1, expect.stringMatching(/^front matter can’t be marked/)],
    ]);
  });

  it('takes headings of all levels, in order', () => {
    const deep = '## A\n\n### B\n\n#### C\n\n##### D\n\n###### E\n\n## F\n\n';
    expect(faultsOf(deep + FULL)).toEqual([]);
  });

  it('takes any id that Docusaurus takes', () => {
    const named = FULL.replace('example', 'example {#v2.4.1}').replace('it on', 'it on {#ort-ü}');
    expect(faultsOf(named)).toEqual([]);
  });

  it('takes good marks for what they are', () => {
    const good =
      'A :unsure[b **c** `d` [e](./e.md)].\n\n- :unsure[f]\n\n| <abbr>G</abbr> <a id="g"></a> |\n|---|\n| :unsure[g] |\n\n';
    expect(faultsOf(good + FULL)).toEqual([]);
  });

  it('finds a heading out of order, at the line of the heading', () => {
    const faults = faultsOf('## An example\n\n## Turn it on\n');
    expect(faults).toContainEqual([
      9,
      expect.stringMatching(/^"## Turn it on" stands in the wrong place \(.github\/STYLE/),
    ]);
  });
});

describe('termsOf', () => {
  it('takes the ids of headings of level 3', () => {
    const glossary = parseMarkdown(
      '## Z\n\n### Zone {#zone}\n\n### Drum zone {#drum-zone}\n\n### E.Q. {#e.q.}\n',
    );
    expect([...termsOf(glossary)]).toEqual(['zone', 'drum-zone', 'e.q.']);
  });
});

describe('lintPages', () => {
  const folder = temporaryFolder();

  it('reads all pages and names file, line and remedy, in the order of the lines', async () => {
    const faulty = `${HEAD}[x](../glossary.md#zoen)\n\n${FULL}\n[y](../glossary.md#y)\n\n#### Deep\n`;
    writeFiles(folder(), {
      'glossary.md': '---\nkind: glossary\n---\n\nOpening.\n\n## Z\n\n### Zone {#zone}\n\nText.\n',
      'how-to/a.md': faulty,
      'how-to/b.mdx': `${HEAD}[x](../glossary.md#zone) {/* # A\n\n## B\n\n[y](../glossary.md#y) */}\n\n${FULL}\n#### Deep\n`,
      'how-to/_part.mdx': '#### A text that pages import\n',
    });
    expect(await lintPages(folder())).toEqual([
      expect.stringMatching(/^docs\/how-to\/a\.md:7: "zoen" is no term/),
      expect.stringMatching(/^docs\/how-to\/a\.md:15: "y" is no term/),
      expect.stringMatching(/^docs\/how-to\/a\.md:17: "Deep": a level is skipped; write ###$/),
      expect.stringMatching(/^docs\/how-to\/b\.mdx:19: "Deep": a level is skipped/),
    ]);
  });

  it.each(['glossary.mdx', 'glossary/index.md'])('reads terms in %s', async (file) => {
    writeFiles(folder(), {
      [file]: '---\nkind: glossary\n---\n\nOpening.\n\n## Z\n\n### Zone {#zone}\n\nText.\n',
      'how-to/a.md': `${HEAD}[x](../${file}#zone) [y](../${file}#zoen)\n\n${FULL}`,
    });
    expect(await lintPages(folder())).toEqual([
      expect.stringMatching(/a\.md:7: "zoen" is no term/),
    ]);
  });

  it('reads what pages import, and nothing that editors leave there', async () => {
    const text = 'A :unsure[b :unsure[c]]\n\n#### Deep [x](../glossary.md#nothing)\n';
    writeFiles(folder(), {
      'how-to/_part.mdx': text,
      '_parts/other.md': text,
      'how-to/.#part.md': text,
    });
    const faults = await lintPages(folder());
    expect(faults.map((fault) => /[^/]*:\d+/.exec(fault)?.[0])).toEqual([
      'other.md:1',
      'other.md:3',
      '_part.mdx:1',
      '_part.mdx:3',
    ]);
  });
});
