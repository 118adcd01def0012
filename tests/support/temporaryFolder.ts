import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach} from 'vitest';

/** Gives each test of a file a new, empty folder. @returns the folder of the test that runs */
export function temporaryFolder(): () => string {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'help-test-'));
  });
  afterEach(() => rmSync(folder, {recursive: true, force: true}));
  return () => folder;
}
