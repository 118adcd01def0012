import {mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it, vi} from 'vitest';
import {rememberByFile} from '../../src/lib/rememberByFile';

const folder = mkdtempSync(path.join(os.tmpdir(), 'remember-'));
const file = path.join(folder, 'page.html');

describe('rememberByFile', () => {
  afterAll(() => rmSync(folder, {recursive: true}));

  const read = vi.fn((from: string, word: string) => word + readFileSync(from, 'utf8'));
  const remembering = rememberByFile(read);

  it('reads once for the same file and texts', () => {
    writeFileSync(file, 'half');
    expect(remembering(file, 'one ')).toBe('one half');
    expect(remembering(file, 'one ')).toBe('one half');
    expect(read).toHaveBeenCalledTimes(1);
    expect(remembering(file, 'other ')).toBe('other half');
  });

  it('reads again what has grown, and what has changed and is as long', () => {
    const {mtime} = statSync(file);
    writeFileSync(file, 'half and half');
    utimesSync(file, mtime, mtime);
    expect(remembering(file, 'one ')).toBe('one half and half');
    writeFileSync(file, 'all, and more');
    utimesSync(file, mtime, new Date(mtime.getTime() + 10));
    expect(remembering(file, 'one ')).toBe('one all, and more');
  });

  it('fails when there is no such file', () => {
    expect(() => remembering(path.join(folder, 'none.html'), '')).toThrow('none.html');
  });
});
