import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {listFiles} from '../../../src/lib/listFiles';
import {isHashedFile, releaseFolder, type ReleaseReport} from '../../../hosting/releaseFolder';
import {writeFiles} from '../../support/files';

const DAY = 24 * 60 * 60 * 1000;
const START = Date.UTC(2026, 10, 1);
const KEEP = 10 * DAY;

const FIRST = {
  'assets/js/main.11111111.js': 'first script',
  'assets/js/main.11111111.js.br': 'its brotli copy',
  'assets/js/common.00000000.js': 'script of both',
  'assets/images/kit-11111111.svg': '<svg/>',
  'search-index.json': '[1]',
  'index.html': 'first page',
  'index.html.br': 'its brotli copy',
  'gone/index.html': 'page of the first release only',
  'img/logo.svg': '<svg/>',
  'sw.js': 'first worker',
};
const SECOND = {
  'assets/js/main.22222222.js': 'second script',
  'assets/js/main.22222222.js.br': 'its brotli copy',
  'assets/js/common.00000000.js': 'script of both',
  'assets/images/kit-22222222.svg': '<svg/>',
  'search-index.json': '[2]',
  'index.html': 'second page',
  'index.html.br': 'its brotli copy',
  'img/logo.svg': '<svg/>',
  'sw.js': 'second worker',
};

let folder: string;
let live: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'help-release-'));
  live = path.join(folder, 'live');
  writeFiles(path.join(folder, 'first'), FIRST);
  writeFiles(path.join(folder, 'second'), SECOND);
});

afterEach(() => rmSync(folder, {recursive: true, force: true}));

function release(
  build: 'first' | 'second',
  day: number,
  more: Partial<Parameters<typeof releaseFolder>[2]> = {},
): Promise<ReleaseReport> {
  const now = START + day * DAY;
  return releaseFolder(path.join(folder, build), live, {keepFor: KEEP, now, ...more});
}

describe('releaseFolder', () => {
  it('writes hashed files first, then other files, pages and the worker; compressed copies before originals', async () => {
    const steps: string[] = [];
    await release('first', 0, {onStep: (action, file) => void steps.push(`${action} ${file}`)});
    expect(steps).toEqual([
      'put assets/images/kit-11111111.svg',
      'put assets/js/common.00000000.js',
      'put assets/js/main.11111111.js',
      'put assets/js/main.11111111.js.br',
      'put img/logo.svg',
      'put search-index.json',
      'put index.html.br',
      'put gone/index.html',
      'put index.html',
      'put sw.js',
    ]);
    expect(await listFiles(live)).toEqual(Object.keys(FIRST).sort());
  });

  it('keeps old hashed files and their copies for a while, and deletes other old files at once', async () => {
    await release('first', 0);
    const report = await release('second', 9);
    expect(report.assets).not.toContain('assets/js/common.00000000.js');
    expect(report.deleted).toEqual(['gone/index.html']);
    expect(report.kept).toEqual([
      'assets/images/kit-11111111.svg',
      'assets/js/main.11111111.js',
      'assets/js/main.11111111.js.br',
    ]);
    expect(readFileSync(path.join(live, 'search-index.json'), 'utf8')).toBe('[2]');
    expect(readFileSync(path.join(live, 'index.html'), 'utf8')).toBe('second page');
    expect(readFileSync(path.join(live, 'assets/js/main.11111111.js'), 'utf8')).toBe(
      'first script',
    );
  });

  it('deletes old hashed files when their time is up, counted from the last release that had them', async () => {
    await release('first', 0);
    await release('first', 8);
    expect((await release('second', 17)).kept).toHaveLength(3);
    const {deleted, kept} = await release('second', 18);
    expect(kept).toEqual([]);
    expect(deleted).toHaveLength(3);
    expect(await listFiles(live)).toEqual(Object.keys(SECOND).sort());
  });

  it('can go back to an earlier release', async () => {
    await release('first', 0);
    await release('second', 1);
    expect((await release('first', 2)).assets).toEqual([]);
    expect(readFileSync(path.join(live, 'index.html'), 'utf8')).toBe('first page');
  });

  it('never shows half a file, and continues a release that was cut short', async () => {
    await release('first', 0);
    writeFiles(live, {'assets/js/main.22222222.js.upload': 'sec', 'index.html.upload': 'sec'});
    const cut = release('second', 1, {
      onStep: (_action, file) => {
        if (file === 'sw.js') throw new Error('The connection is gone.');
      },
    });
    await expect(cut).rejects.toThrow('The connection is gone.');
    const {assets} = await release('second', 1);
    expect(assets).toEqual([]);
    expect((await listFiles(live)).filter((file) => file.endsWith('.upload'))).toEqual([]);
    for (const [file, text] of Object.entries(SECOND)) {
      expect(readFileSync(path.join(live, file), 'utf8'), file).toBe(text);
    }
  });

  it('changes nothing in a dry run, and reports the same', async () => {
    await release('first', 0);
    const before = await listFiles(live);
    const planned = await release('second', 20, {dryRun: true});
    expect(await listFiles(live)).toEqual(before);
    expect(readFileSync(path.join(live, 'index.html'), 'utf8')).toBe('first page');
    expect(await release('second', 20)).toEqual(planned);
  });
});

describe('isHashedFile', () => {
  it('is true for files whose name changes with their content, and for their copies', () => {
    expect(
      ['assets/js/a.12345678.js', 'assets/a.css.br', 'assets/images/b.svg'].filter(
        (file) => !isHashedFile(file),
      ),
    ).toEqual([]);
    expect(
      ['index.html', 'index.html.gz', 'sw.js', 'img/logo.svg', 'search-index.json'].filter(
        isHashedFile,
      ),
    ).toEqual([]);
  });
});

describe('npm run release', () => {
  const run = (...options: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'hosting/release.ts', ...options], {
      encoding: 'utf8',
    });

  it('releases, and says what it did', () => {
    const {status, stdout} = run('--from', path.join(folder, 'first'), '--to', live);
    expect(status).toBe(0);
    expect(stdout).toBe(
      '4 new hashed files, 6 pages and other files, 0 files of earlier releases kept, 0 deleted.\n',
    );
    expect(existsSync(path.join(live, 'sw.js'))).toBe(true);
  });

  it.each([
    [['--to', 'x', '--from', 'no-such-folder'], 'run "npm run build" first'],
    [[], 'Say where the site goes.'],
    [['--to', 'x', '--keep-days', 'two'], 'write a number of days'],
  ])('says what is wrong with %j', (options, words) => {
    const {status, stderr} = run(...options);
    expect(status).toBe(1);
    expect(stderr).toContain(words);
  });
});
