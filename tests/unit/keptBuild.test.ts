import {mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {keepBuild} from '../support/keptBuild';
import {ROOT} from '../support/siteCopy';

const NAME = 'kept-build-test';
const left = (): string[] =>
  readdirSync(path.join(ROOT, '.cache')).filter((folder) => folder.startsWith(NAME));

it.each([
  ['fails', () => Promise.resolve({failed: true, output: 'No such page.'})],
  ['can’t begin', () => Promise.reject(new Error('No such page.'))],
])('leaves nothing in .cache of a build that %s', async (_how, end) => {
  const build = keepBuild(NAME, {}, (folder) => {
    mkdirSync(path.join(folder, 'build'));
    writeFileSync(path.join(folder, 'build/index.html'), '');
    return end();
  });
  await expect(build).rejects.toThrow('No such page.');
  expect(left()).toEqual([]);
});
