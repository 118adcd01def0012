import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {writeGlossaryTerms} from '../../../src/glossary/plugin';
import {finishedBuild} from '../../support/finishedBuild';
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
