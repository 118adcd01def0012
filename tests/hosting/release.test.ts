import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {writeFiles} from '../support/files';
import {missingNginx} from '../support/nginx';
import {putUp, release} from '../support/publishing';
import {temporaryFolder} from '../support/temporaryFolder';

/** The commands of hosting/README.md, run once more. */
const folder = temporaryFolder();
const LONG = 'A line.\n'.repeat(300);

it.skipIf(missingNginx())('leaves no compressed copy of an older worker beside one without', () => {
  const first = path.join(folder(), 'first');
  writeFiles(first, {'index.html': LONG, 'sw.js': LONG, 'assets/js/main.12345678.js': LONG});
  const live = putUp(first, folder());
  const worker = path.join(live, 'v2/sw.js');
  expect(existsSync(`${worker}.br`)).toBe(true);

  const build = path.join(folder(), 'build');
  for (const copy of ['.br', '.gz']) rmSync(path.join(build, `sw.js${copy}`));
  // Too small to be compressed, as the one that SERVICE_WORKER=off makes.
  writeFileSync(path.join(build, 'sw.js'), 'caches.keys();');
  release(build, live);
  expect(readFileSync(worker, 'utf8')).toBe('caches.keys();');
  expect(['.br', '.gz'].filter((copy) => existsSync(worker + copy))).toEqual([]);
  expect(existsSync(path.join(live, 'v2/index.html.br')), 'others stay').toBe(true);
  expect(existsSync(path.join(live, 'v2/assets/js/main.12345678.js.gz'))).toBe(true);
});
