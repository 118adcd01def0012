import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Root} from 'mdast';
import {unified} from 'unified';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {compileSources} from '../../src/config/compiledSources';

const site = mkdtempSync(path.join(os.tmpdir(), 'compiled-'));
const context = {siteDir: site} as LoadContext;

function write(file: string, text: string): void {
  const target = path.join(site, 'src', file);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, text);
}

/** What the site's configuration is made of; here, a word. */
const settings = (): Promise<unknown> => compileSources(site).settings();

/** A plugin named after its options and a word of another file. */
async function nameOfPlugin(): Promise<string> {
  const plugin = (await compileSources(site).plugin('one')(context, {id: 'options'})) as Plugin;
  return plugin.name;
}

/** What a page begins with after a remark plugin that puts its option and a word there. */
async function firstWords(): Promise<unknown> {
  const plugin = compileSources(site).remark('firstPictureFirst');
  const tree: Root = {type: 'root', children: []};
  await unified().use(plugin, {name: 'options'}).run(tree);
  return tree.children[0];
}

function writeRemarkPlugin(word: string): void {
  write(
    'remark/index.ts',
    `import type {Root} from 'mdast';
    export const firstPictureFirst = ({name}: {name: string}) => (tree: Root): void => {
      tree.children.unshift({type: 'html', value: name + ' ${word}'});
    };`,
  );
}

describe('compileSources', () => {
  beforeAll(() => {
    write('lib/word.ts', 'export const WORD: string = "shared";');
    write(
      'plugins/one/index.ts',
      "import {WORD} from '../../lib/word'; export default (_context: object, {id}: {id: string}) => ({name: `${WORD} ${id}`});",
    );
    write('config/index.ts', "import {WORD} from '../lib/word'; export const navbar = [WORD];");
    writeRemarkPlugin('before');
    write('lib/buildThread/tasks.ts', 'export const task = async (): Promise<void> => undefined;');
  });
  afterAll(async () => {
    // What nobody has waited for may still be written.
    const {plugin, settings: last} = compileSources(site);
    await Promise.allSettled([last(), plugin('one')(context, {})]);
    rmSync(site, {recursive: true});
  });

  it('makes one file of each plugin', async () => {
    expect(await nameOfPlugin()).toBe('shared options');
  });

  it('gives the settings, also when a plugin is faulty', async () => {
    expect(await settings()).toEqual({navbar: ['shared']});
    write('plugins/other/index.ts', 'export default =;');
    expect(await settings()).toEqual({navbar: ['shared']});
    rmSync(path.join(site, 'src/plugins/other'), {recursive: true});
  });

  it('reads changed sources again, as `npm start` needs it', async () => {
    expect(await firstWords()).toMatchObject({value: 'options before'});
    writeRemarkPlugin('after');
    expect(await firstWords()).toMatchObject({value: 'options after'});
  });

  it('names file and line of what it cannot read', async () => {
    write('plugins/one/index.ts', '\nexport default =;');
    await expect(nameOfPlugin()).rejects.toThrow('plugins/one/index.ts:2:15');
    write('plugins/one/index.ts', 'export default () => ({name: "mended"});');
    expect(await nameOfPlugin()).toBe('mended');
    write('config/index.ts', 'export const navbar = [];\nexport const = 1;');
    await expect(settings()).rejects.toThrow('config/index.ts:2:13');
  });
});
