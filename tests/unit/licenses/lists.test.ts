import type {LoadContext} from '@docusaurus/types';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {MADE_FROM, noteShipped, readShipped} from '../../../src/licenses/lists';
import {licensesPlugin} from '../../../src/licenses/plugin';
import {temporaryFolder} from '../../support/temporaryFolder';

/** A module as the bundler lists it. */
interface Module {
  nameForCondition: () => string | null;
  modules?: Module[];
}

const folder = temporaryFolder();

afterEach(() => vi.unstubAllEnvs());

describe('the list of shipped packages', () => {
  it('has the packages of pages and worker, each once', async () => {
    await noteShipped(folder(), 'pages', ['/node_modules/react/index.js', '/node_modules/a/a.js']);
    await noteShipped(folder(), 'worker', ['/node_modules/a/b.js', '/node_modules/workbox/c.js']);
    expect(readShipped(folder())).toEqual(['a', 'react', 'workbox', ...MADE_FROM]);
  });

  it.each(['pages', 'worker'] as const)(
    'asks for a build when only the %s are known',
    async (part) => {
      await noteShipped(folder(), part, []);
      expect(() => readShipped(folder())).toThrow('There is no build: run "npm run build" first.');
    },
  );
});

describe('licensesPlugin', () => {
  /** Runs the plugin with a bundler that has ended. @returns the plugins that it gave the bundler */
  async function bundle(mode: string, isServer: boolean): Promise<unknown[]> {
    vi.stubEnv('NODE_ENV', mode);
    const {configureWebpack} = licensesPlugin({generatedFilesDir: folder()} as LoadContext);
    const {plugins = []} = configureWebpack?.({}, isServer, {} as never, undefined) as {
      plugins?: {apply: (compiler: unknown) => void}[];
    };
    const compilation = {
      modules: new Set<Module>([
        {nameForCondition: () => '/node_modules/a/index.js'},
        // Joined into one by the bundler:
        {
          nameForCondition: () => '/site/src/index.ts',
          modules: [{nameForCondition: () => '/node_modules/b/index.js'}],
        },
        {nameForCondition: () => null},
      ]),
    };
    const done: Promise<void>[] = [];
    const tapPromise = (_name: string, run: (stats: unknown) => Promise<void>): void => {
      done.push(run({compilation}));
    };
    for (const {apply} of plugins) apply({hooks: {done: {tapPromise}}});
    await Promise.all(done);
    return plugins;
  }

  it('notes the packages of the client’s bundle, joined modules included', async () => {
    await bundle('production', false);
    await noteShipped(folder(), 'worker', []);
    expect(readShipped(folder())).toEqual(['a', 'b', ...MADE_FROM]);
  });

  it('notes nothing of the server’s bundle and of npm start', async () => {
    expect(await bundle('production', true)).toEqual([]);
    expect(await bundle('development', false)).toEqual([]);
  });
});
