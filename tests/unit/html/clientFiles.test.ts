import type {Plugin} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {collectClientFiles} from '../../../src/html/clientFiles';

const PAGE = '/site/docs/how-to/record.md';

/** A compilation with the names that Rspack and webpack share: one entry point, and modules in chunks. */
function compilation(modules: Readonly<Record<string, readonly string[][]>>, entries = ['main']) {
  const files = ['assets/js/main.js', 'assets/css/styles.css', 'assets/js/runtime.js'];
  return {
    assets: {'assets/js/main.js': {}, 'img/photo.JPEG': {}},
    entrypoints: new Map(entries.map((name) => [name, {getFiles: () => files}])),
    modules: [
      ...Object.keys(modules).map((file) => ({file, nameForCondition: () => file})),
      {nameForCondition: () => null}, // the bundler's own
      {},
    ],
    chunkGraph: {
      getModuleChunks: ({file = ''}: {file?: string}) =>
        (modules[file] ?? []).map((chunk) => ({files: new Set(chunk)})),
    },
  };
}

/** Asks a bundler that has ended with this compilation. */
function clientFilesOf(ended: unknown) {
  const {configureWebpack, clientFiles} = collectClientFiles();
  bundle(configureWebpack, ended);
  return clientFiles();
}

function bundle(configure: NonNullable<Plugin['configureWebpack']>, ended: unknown): void {
  const {plugins = []} = configure({} as never, false, {} as never, undefined) as {
    plugins?: ((compiler: unknown) => void)[];
  };
  const tap = (_name: string, run: (stats: unknown) => void): void => run({compilation: ended});
  for (const plugin of plugins) plugin({hooks: {done: {tap}}});
}

describe('collectClientFiles', () => {
  it('names the sheets of the first view, the scripts that only one page needs, and all sources', () => {
    const {styles, scriptsOf, sources, written} = clientFilesOf(
      compilation({
        [PAGE]: [['assets/js/record.js', 'assets/css/record.css'], ['assets/js/main.js']],
        '/site/src/theme/TOC/index.tsx': [['assets/js/main.js']],
      }),
    );
    expect(styles).toEqual(['assets/css/styles.css']);
    expect([...scriptsOf]).toEqual([[PAGE, ['assets/js/record.js']]]);
    expect(written).toEqual(['assets/js/main.js', 'img/photo.JPEG']);
    expect(sources).toEqual([PAGE, '/site/src/theme/TOC/index.tsx']);
  });

  it.each([
    ['before', [[], [['assets/js/record.js']]]],
    ['after', [[['assets/js/record.js']], []]],
  ])('keeps a page’s scripts when its module stands alone %s the joined one', (_when, chunks) => {
    const modules = chunks.map((chunk) => ({chunk, nameForCondition: () => PAGE}));
    const ended = {
      ...compilation({}),
      modules,
      chunkGraph: {
        getModuleChunks: ({chunk}: (typeof modules)[number]) => chunk.map((files) => ({files})),
      },
    };
    expect(clientFilesOf(ended).scriptsOf.get(PAGE)).toEqual(['assets/js/record.js']);
  });

  it('does not ask the bundler of the server', () => {
    const {configureWebpack} = collectClientFiles();
    expect(configureWebpack({} as never, true, {} as never, undefined)).toEqual({plugins: []});
  });

  it('fails before the files are made', () => {
    expect(() => collectClientFiles().clientFiles()).toThrow('told nothing about the client files');
  });

  it.each([[[]], [['main', 'other']]])('fails with the entry points %j', (entries) => {
    expect(() => clientFilesOf(compilation({}, entries))).toThrow('expected one entry point');
  });
});
