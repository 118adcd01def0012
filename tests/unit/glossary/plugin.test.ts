import {describe, expect, it} from 'vitest';
import {writeGlossaryTerms} from '../../../src/glossary/plugin';
import {finishedBuild} from '../../support/finishedBuild';
import {temporaryFolder} from '../../support/temporaryFolder';

const folder = temporaryFolder();

describe('writeGlossaryTerms', () => {
  it.each([
    ['there is none', {'': '<p>Welcome</p>'}],
    ['the theme names its text in another way', {'glossary/': '<main><h3 id="a">A</h3></main>'}],
  ])('fails when %s', async (_name, pages) => {
    await expect(writeGlossaryTerms(finishedBuild(folder(), pages))).rejects.toThrow(
      'src/glossary: the glossary was not built.',
    );
  });
});
