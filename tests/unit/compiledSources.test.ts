import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {compileSources} from '../../src/config/compiledSources';

const site = mkdtempSync(path.join(os.tmpdir(), 'compiled-'));

function write(file: string, text: string): void {
  const target = path.join(site, 'src', file);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, text);
}

describe('compileSources', () => {
  beforeAll(() => {
    write('lib/word.ts', 'export const WORD: string = "shared";');
    write(
      'plugins/one/index.ts',
      "import {WORD} from '../../lib/word'; export default () => WORD;",
    );
    write('remark/index.ts', 'export const firstPictureFirst: string = "before";');
    write('lib/buildThread/tasks.ts', 'export const task = async (): Promise<void> => undefined;');
  });
  afterAll(() => rmSync(site, {recursive: true}));

  it('makes one file of each plugin', () => {
    const load = createRequire(__filename);
    const plugin = load(compileSources(site).plugin('one')) as {default: () => string};
    expect(plugin.default()).toBe('shared');
  });

  it('reads changed sources again, as `npm start` needs it', () => {
    expect(compileSources(site).remark().firstPictureFirst).toBe('before');
    write('remark/index.ts', 'export const firstPictureFirst: string = "after";');
    expect(compileSources(site).remark().firstPictureFirst).toBe('after');
  });

  it('names file and line of what it cannot read', () => {
    write('plugins/one/index.ts', '\nexport default =;');
    expect(() => compileSources(site)).toThrow('plugins/one/index.ts:2:15');
  });
});
