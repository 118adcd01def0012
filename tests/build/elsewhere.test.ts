import {readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, it} from 'vitest';
import {SITE} from '../../src/config/site';
import {listFiles} from '../../src/lib/listFiles';
import {BUILD, readPages} from '../support/builtSite';
import {ALL_ROUTES} from '../support/routes';
import {ensureWrittenSite, HAS_GIT, WRITTEN_SITE} from '../support/writtenSite';

/** The written site, as a site at another base path (./written.test.ts too) and from an archive without git. */
const folder = path.join(WRITTEN_SITE, 'build');

beforeAll(async () => void (await ensureWrittenSite()));

/** @returns files for readers and hosts that hold the usual base path */
async function filesWithUsualBase(build: string): Promise<string[]> {
  const files = (await listFiles(build)).filter((file) => !/\.(?:png|svg)$/.test(file));
  return files.filter((file) =>
    readFileSync(path.join(build, file), 'utf8').includes(SITE.baseUrl),
  );
}

it('a site at another base path names the usual one nowhere', async () => {
  expect((await filesWithUsualBase(BUILD)).length).toBeGreaterThan(ALL_ROUTES.length);
  expect(await filesWithUsualBase(folder)).toEqual([]);
});

it.skipIf(!HAS_GIT)('a build from an archive has every page, without the dates of git', () => {
  const datesIn = (built: string): number =>
    readPages(built, ALL_ROUTES).filter(({$}) => $('.theme-last-updated').length > 0).length;
  expect(datesIn(BUILD)).toBeGreaterThan(0);
  expect(datesIn(folder)).toBe(0);
});
