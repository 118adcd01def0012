import {mkdtempSync, readFileSync, rmSync, statSync, utimesSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {compressFolder, type CompressionSums} from '../../../hosting/compressFolder';
import {listFiles} from '../../../src/lib/listFiles';
import {writeFiles} from '../../support/files';

const PAGE = '<p>One line of a page.</p>\n'.repeat(100);
const TIME = new Date('2026-11-01T00:00:00Z');

let folder: string;
let sums: CompressionSums;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'help-compress-'));
  writeFiles(folder, {
    'index.html': PAGE,
    'how-to/index.html': PAGE,
    'small.html': '<p>Little.</p>',
    'picture.png': PAGE, // has its own compression
  });
  utimesSync(path.join(folder, 'index.html'), TIME, TIME);
  sums = await compressFolder(folder);
});

afterAll(() => rmSync(folder, {recursive: true, force: true}));

describe('compressFolder', () => {
  it('writes compressed copies of files that get smaller', async () => {
    expect(await listFiles(folder)).toEqual([
      'how-to/index.html',
      'how-to/index.html.br',
      'how-to/index.html.gz',
      'index.html',
      'index.html.br',
      'index.html.gz',
      'picture.png',
      'small.html',
    ]);
  });

  it('keeps each file’s content and time', () => {
    const file = path.join(folder, 'index.html');
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(PAGE);
    expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(PAGE);
    for (const ending of ['.br', '.gz']) expect(statSync(file + ending).mtime).toEqual(TIME);
  });

  it('reports how many files and bytes', () => {
    const sizes = (ending: string) =>
      ['index.html', 'how-to/index.html']
        .map((file) => statSync(path.join(folder, file + ending)).size)
        .reduce((sum, size) => sum + size);
    expect(sums).toEqual({files: 2, before: sizes(''), brotli: sizes('.br'), gzip: sizes('.gz')});
  });

  it('can run again without copying the copies', async () => {
    const before = await listFiles(folder);
    expect(await compressFolder(folder)).toEqual(sums);
    expect(await listFiles(folder)).toEqual(before);
  });
});
