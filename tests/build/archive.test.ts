import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {hasGitHistory} from '../../src/config/git';
import {BUILD, readPages} from '../support/builtSite';
import {runDocusaurus, type Ended} from '../support/docusaurus';
import {ALL_ROUTES} from '../support/routes';
import {copySite, removeSite, ROOT} from '../support/siteCopy';

/** A build of what an archive of the repository holds, on a machine without git. */
let site = '';
let build: Ended;

/** @returns files that git knows or would add */
function filesOfRepository(): string[] {
  const options = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  return execFileSync('git', options, {cwd: ROOT, encoding: 'utf8'})
    .split('\0')
    .filter((file) => file !== '' && existsSync(path.join(ROOT, file)));
}

const datesIn = (folder: string): number =>
  readPages(folder, ALL_ROUTES).filter(({$}) => $('.theme-last-updated').length > 0).length;

// Without git, the repository is such an archive itself, and build/ is what is tested here.
describe.skipIf(!hasGitHistory(ROOT))('a build from an archive, without git', () => {
  beforeAll(async () => {
    site = copySite({parts: filesOfRepository()});
    const noPrograms = path.join(site, 'no-programs');
    mkdirSync(noPrograms);
    const env = {STRICT_LINKS: 'true', PATH: noPrograms};
    build = await runDocusaurus(site, ['build'], env).ended;
  });

  afterAll(() => removeSite(site));

  it('succeeds', () => {
    expect(build.failed, build.output).toBe(false);
  });

  it('has every page, without the dates that git knows', () => {
    expect(datesIn(BUILD)).toBeGreaterThan(0);
    expect(datesIn(path.join(site, 'build'))).toBe(0);
  });
});
