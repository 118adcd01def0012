import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {SITE} from '../../../src/config/site';

it.each(['package.json', '.github/SECURITY.md'])(
  'names no repository in %s but the one that pages link to',
  (file) => {
    const named = readFileSync(file, 'utf8').match(/https:\/\/github\.com\/[\w-]+\/[\w-]+/g) ?? [];
    expect(named.length).toBeGreaterThan(0);
    expect([...new Set(named)]).toEqual([SITE.repository]);
  },
);
