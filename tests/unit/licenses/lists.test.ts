import {describe, expect, it} from 'vitest';
import {MADE_FROM, noteShipped, readShipped} from '../../../src/licenses/lists';
import {finishedBuild} from '../../support/finishedBuild';
import {temporaryFolder} from '../../support/temporaryFolder';

const folder = temporaryFolder();

describe('the list of shipped packages', () => {
  it('has the packages that the files for browsers are made of, each once', async () => {
    const sources = ['/node_modules/react/index.js', '/node_modules/a/a.js', 'node_modules/a/b.js'];
    const clientFiles = {styles: [], scriptsOf: new Map(), sources};
    await noteShipped(finishedBuild(folder(), {}, {clientFiles}));
    expect(readShipped(folder())).toEqual(['a', 'react', ...MADE_FROM]);
  });

  it('asks for a build when there is none', () => {
    expect(() => readShipped(folder())).toThrow('There is no build: run "npm run build" first.');
  });
});
