import {describe, expect, it} from 'vitest';
import {readSources} from '../../../src/search/records/developmentIndex';
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
});
