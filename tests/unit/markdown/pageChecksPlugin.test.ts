import {rmSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {pageChecksPlugin} from '../../../src/markdown/checks/plugin';
import {writeFiles} from '../../support/files';
import {temporaryFolder} from '../../support/temporaryFolder';

const folder = temporaryFolder();

const checks = async (): Promise<Plugin> =>
  (await pageChecksPlugin('throw')({siteDir: folder()} as LoadContext, undefined)) as Plugin;

async function load(mode: string, page: string): Promise<unknown[]> {
  writeFiles(folder(), {
    'docs/glossary.md': '---\nkind: glossary\n---\n\n## Z\n\n### Zone {#zone}\n\nText.\n',
    'docs/a.md': page,
  });
  vi.stubEnv('NODE_ENV', mode);
  const warn = vi.spyOn(logger, 'warn').mockReturnValue();
  const plugin = await checks();
  await plugin.loadContent?.();
  return warn.mock.calls.flat();
}

beforeEach(() => writeFiles(folder(), {'static/CNAME': ''}));

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('pageChecksPlugin', () => {
  const FAULTY = '---\nkind: index\n---\n\n[x](./glossary.md#zoen)\n';

  it('warns writers of what to change while they work', async () => {
    expect(await load('development', FAULTY)).toEqual([
      'Pages need a change:\n  - docs/a.md:5: "zoen" is no term of docs/glossary.md. Correct the id, or add "### … {#zoen}" there.',
    ]);
  });

  it('refuses a name that can’t be an address, in builds too, and when it comes later', async () => {
    writeFiles(folder(), {'docs/B c.md': FAULTY});
    await expect(checks()).rejects.toThrow('docs/B c.md: name it b-c.md');
    rmSync(path.join(folder(), 'docs/B c.md'));
    writeFiles(folder(), {'static/c#.mid': ''});
    await expect(checks()).rejects.toThrow('static/c#.mid: name it c-sharp.mid');
    rmSync(path.join(folder(), 'static/c#.mid'));
    const plugin = await checks();
    writeFiles(folder(), {'docs/img/P.SVG': '<svg/>'});
    vi.stubEnv('NODE_ENV', 'development');
    await expect(plugin.loadContent?.()).rejects.toThrow('docs/img/P.SVG: name it p.svg');
  });

  it('leaves what can’t be read, and a kind that is none, to the checks that name them', async () => {
    writeFiles(folder(), {'docs/b.md': '---\ntitle: Foo: bar\n---\n\nText.\n'});
    const warned = await load('development', '---\nkind: howto\n---\n\n## A\n\n#### B\n');
    expect(warned).toEqual([expect.stringMatching(/docs\/a\.md:7: "B": a level is skipped/)]);
  });

  it('is silent about good pages, and in builds', async () => {
    expect(await load('development', '---\nkind: index\n---\n\nText.\n')).toEqual([]);
    expect(await load('production', FAULTY)).toEqual([]);
  });

  it('names what leads to pages that readers don’t get', async () => {
    writeFiles(folder(), {'docs/a.md': '---\nrelated:\n  - b.md\n---\n\nText.\n'});
    const docOf = (name: string, frontMatter: object) => ({
      source: `@site/docs/${name}`,
      frontMatter,
    });
    const version = {docs: [docOf('a.md', {})], drafts: [docOf('b.md', {draft: true})]};
    const allContent = {'docusaurus-plugin-content-docs': {default: {loadedVersions: [version]}}};
    const plugin = await checks();
    await expect(plugin.allContentLoaded?.({allContent, actions: {}} as never)).rejects.toThrow(
      /docs\/a\.md:3: "related" lists b\.md, which is a draft: take it out/,
    );
  });
});
