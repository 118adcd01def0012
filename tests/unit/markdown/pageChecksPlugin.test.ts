import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {pageChecksPlugin} from '../../../src/markdown/checks/plugin';
import {writeFiles} from '../../support/files';
import {temporaryFolder} from '../../support/temporaryFolder';

const folder = temporaryFolder();

async function load(mode: string, page: string): Promise<unknown[]> {
  writeFiles(folder(), {
    'docs/glossary.md': '---\nkind: glossary\n---\n\n## Z\n\n### Zone {#zone}\n\nText.\n',
    'docs/a.md': page,
  });
  vi.stubEnv('NODE_ENV', mode);
  const warn = vi.spyOn(logger, 'warn').mockReturnValue();
  const plugin: Plugin = pageChecksPlugin({siteDir: folder()} as LoadContext);
  await plugin.loadContent?.();
  return warn.mock.calls.flat();
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('pageChecksPlugin', () => {
  const FAULTY = '---\nkind: index\n---\n\n![](p.svg)\n';

  it('warns writers of what to change while they work', async () => {
    expect(await load('development', FAULTY)).toEqual([
      'Pages need a change:\n  - docs/a.md:5: p.svg has no alternative text. Say between the brackets what the picture tells: ![…](p.svg).',
    ]);
  });

  it('is silent about good pages, and in builds', async () => {
    expect(await load('development', '---\nkind: index\n---\n\nText.\n')).toEqual([]);
    expect(await load('production', FAULTY)).toEqual([]);
  });
});
