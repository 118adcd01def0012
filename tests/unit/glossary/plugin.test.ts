import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {glossaryPlugin, writeGlossaryTerms} from '../../../src/glossary/plugin';
import {finishedBuild} from '../../support/finishedBuild';
import {writeFiles} from '../../support/files';
import {temporaryFolder} from '../../support/temporaryFolder';

const folder = temporaryFolder();

describe('writeGlossaryTerms', () => {
  it('writes the terms of the built glossary, by the anchors of the links to them', async () => {
    const glossary =
      '<div class="theme-doc-markdown"><h3 id="zone">Zone</h3><p>A part of a drum.</p></div>';
    await writeGlossaryTerms(finishedBuild(folder(), {'glossary/': glossary}));
    expect(JSON.parse(readFileSync(path.join(folder(), 'glossary.json'), 'utf8'))).toEqual({
      zone: {term: 'Zone', definition: 'A part of a drum.'},
    });
  });

  it.each([
    ['there is none', {'': '<p>Welcome</p>'}],
    ['the theme names its text in another way', {'glossary/': '<main><h3 id="a">A</h3></main>'}],
  ])('fails when %s', async (_name, pages) => {
    await expect(writeGlossaryTerms(finishedBuild(folder(), pages))).rejects.toThrow(
      'src/glossary: the glossary was not built.',
    );
  });
});

describe('glossaryPlugin', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each(['glossary.md', 'glossary.mdx', 'glossary/index.md'])(
    'has npm start answer with the terms of docs/%s',
    async (file) => {
      vi.stubEnv('NODE_ENV', 'development');
      writeFiles(folder(), {[`docs/${file}`]: '---\n---\n\n### Zone {#zone}\n\nA part.\n'});
      const context = {siteDir: folder(), generatedFilesDir: folder(), baseUrl: '/v2/'};
      await glossaryPlugin(context as LoadContext).loadContent?.();
      const written = readFileSync(path.join(folder(), 'glossary/glossary.json'), 'utf8');
      expect(JSON.parse(written)).toEqual({zone: {term: 'Zone', definition: 'A part.'}});
    },
  );
});
