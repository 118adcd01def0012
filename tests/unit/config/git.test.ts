import {execFileSync} from 'node:child_process';
import path from 'node:path';
import logger from '@docusaurus/logger';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {hasGitHistory} from '../../../src/config/git';
import {writeFiles} from '../../support/files';
import {onPath} from '../../support/programs';
import {temporaryFolder} from '../../support/temporaryFolder';

const folder = temporaryFolder();
let warnings: unknown[] = [];

const git = (place: string, ...command: string[]) =>
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...command], {
    cwd: path.join(folder(), place),
    stdio: 'pipe',
  });

beforeEach(() => {
  warnings = [];
  vi.spyOn(logger, 'warn').mockImplementation((message) => void warnings.push(message));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

describe.skipIf(!onPath(['git']))('hasGitHistory', () => {
  beforeEach(() => {
    writeFiles(folder(), {'whole/a.md': 'A.', 'whole/site/a.md': 'A.', 'archive/a.md': 'A.'});
    git('whole', 'init', '-q');
    git('whole', 'add', '.');
    for (const message of ['One', 'Two'])
      git('whole', 'commit', '-q', '--allow-empty', '-m', message);
  });

  it('is there in a whole clone', () => {
    expect(hasGitHistory(path.join(folder(), 'whole'))).toBe(true);
    expect(warnings).toEqual([]);
  });

  it('counts as missing where it is cut short, with a line that says what to do', () => {
    git('', 'clone', '-q', '--depth', '1', `file://${folder()}/whole`, 'short');
    expect(hasGitHistory(path.join(folder(), 'short'))).toBe(false);
    expect(warnings).toEqual([expect.stringMatching(/cut short here.*git fetch --unshallow$/)]);
  });

  it.each(['whole', 'whole/site'])(
    'counts as missing where git refuses %s, with its reason',
    (site) => {
      vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1'); // git's own, for its tests
      expect(hasGitHistory(path.join(folder(), site))).toBe(false);
      expect(warnings).toEqual([
        expect.stringMatching(/can't read the history.*dubious ownership/),
      ]);
    },
  );

  it.each(['whole', 'whole/site'])(
    'is missing in %s without git too, with a line, and in an archive, without one',
    (site) => {
      vi.stubEnv('PATH', folder());
      expect(hasGitHistory(path.join(folder(), site))).toBe(false);
      expect(warnings).toEqual([expect.stringMatching(/can't read the history/)]);
      vi.unstubAllEnvs();
      expect(hasGitHistory(path.join(folder(), 'archive'))).toBe(false);
      expect(warnings).toHaveLength(1);
    },
  );
});
