import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import type {EmbeddedIndex} from '../../../src/search/engine/documents';
import {readSources, writeDevelopmentIndex} from '../../../src/search/records/developmentIndex';
import {writeFiles} from '../../support/files';
import {temporaryFolder} from '../../support/temporaryFolder';

const siteUrl = 'https://host/v2/';
const folder = temporaryFolder();

const METRO = `---
title: Metro
description: A clock.
---

A clock.

## Open it {#open}

:::note

It **ticks**.

:::

## Set the tempo

| Control | Range |
|---|---|
| Tempo | 20 to 300 |
`;

describe('readSources', () => {
  it('reads from Markdown what the built page will say', async () => {
    writeFiles(folder(), {
      'software/_category_.json': '{"label": "Software"}',
      'software/metro.md': METRO,
    });
    expect(await readSources(folder(), siteUrl)).toEqual([
      {
        url: 'https://host/v2/software/metro/',
        title: 'Metro',
        siteSection: 'Software',
        description: 'A clock.',
        sections: [
          {level: 1, anchor: null, titles: ['Metro', null, null], parts: ['A clock.']},
          {level: 2, anchor: 'open', titles: ['Metro', 'Open it', null], parts: ['It ticks.']},
          {
            level: 2,
            anchor: 'set-the-tempo',
            titles: ['Metro', 'Set the tempo', null],
            parts: ['| Control: Tempo; Range: 20 to 300.'],
          },
        ],
      },
    ]);
  });

  it('takes a heading of one letter for one, but for the glossary’s', async () => {
    const text = '\n---\n\n## A\n\n### Aux {#aux}\n\nText.\n';
    writeFiles(folder(), {
      'glossary.md': `---\ntitle: T\nkind: glossary${text}`,
      'keys.md': `---\ntitle: T\nkind: index${text}`,
    });
    const pages = await readSources(folder(), siteUrl);
    expect(pages.map(({sections}) => sections.map(({anchor}) => anchor))).toEqual([
      [null, 'aux'],
      [null, 'a', 'aux'],
    ]);
  });

  it.each([
    ['json', '\uFEFF{"label": "Software"}'], // as Windows' Notepad may save it
    ['json', '{"label": "Software",} # Docusaurus reads it as YAML'],
    ['yml', 'label: Software\nposition: 2\n'],
    ['yaml', '\uFEFFlabel: Software\n'],
    ['json', ''],
  ])('reads the label of a folder as Docusaurus does, _category_.%s: %j', async (ending, text) => {
    writeFiles(folder(), {[`software/_category_.${ending}`]: text, 'software/metro.md': METRO});
    const pages = await readSources(folder(), siteUrl);
    expect(pages.map(({siteSection}) => siteSection)).toEqual([text ? 'Software' : 'Metro']);
  });

  it('reads each page, and no file that pages import', async () => {
    const page = '---\ntitle: T\n---\n\nText.\n';
    writeFiles(folder(), {
      'index.md': page,
      'how-to/index.md': page,
      'how-to/file_menu.mdx': page,
      'how-to/_steps.md': page,
      '_parts/steps.md': page,
      'how-to/img/picture.svg': '<svg/>',
    });
    const pages = await readSources(folder(), siteUrl);
    expect(pages.map(({url}) => url).sort()).toEqual([
      siteUrl,
      `${siteUrl}how-to/`,
      `${siteUrl}how-to/file_menu/`,
    ]);
  });
});

describe('writeDevelopmentIndex', () => {
  it('writes the index that browsers ask for', async () => {
    writeFiles(folder(), {'docs/metro.md': METRO});
    const [docs, generated] = [path.join(folder(), 'docs'), path.join(folder(), 'generated')];
    await writeDevelopmentIndex(docs, siteUrl, generated);
    const text = readFileSync(path.join(folder(), 'generated/search-index.json'), 'utf8');
    const pages = JSON.parse(text) as EmbeddedIndex;
    expect(pages.map((page) => page.path)).toEqual(['/v2/metro/']);
  });
});
