import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {packagesOf} from './packages';

/** Lists of the build, below the folder of generated files: the pages' packages and the worker's. */
export const LISTS = {pages: 'shipped-packages/pages.json', worker: 'shipped-packages/worker.json'};

/** A module of Rspack's; several can be joined into one. */
interface BundledModule {
  nameForCondition?: () => string | null | undefined;
  modules?: Iterable<BundledModule>;
}

interface Compiler {
  hooks: {
    done: {
      tap: (
        name: string,
        run: (stats: {compilation: {modules: Iterable<BundledModule>}}) => void,
      ) => void;
    };
  };
}

/**
 * Notes which packages are in the scripts and styles that browsers load, by the bundler's own list, for
 * `npm run licenses`. Test: tests/build/licenses.test.ts
 */
export default function shippedPackages({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'shipped-packages',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const note = (compiler: Compiler): void => {
        compiler.hooks.done.tap('shipped-packages', ({compilation}) => {
          writeList(generatedFilesDir, LISTS.pages, [...compilation.modules].flatMap(filesOf));
        });
      };
      return {plugins: [{apply: note} as never]};
    },
  };
}

function filesOf(module: BundledModule): string[] {
  const file = module.nameForCondition?.();
  return [...(file ? [file] : []), ...[...(module.modules ?? [])].flatMap(filesOf)];
}

/**
 * @param folder of generated files
 * @param list one of `LISTS`
 * @param files modules that are sent to readers
 */
export function writeList(folder: string, list: string, files: readonly string[]): void {
  const target = path.join(folder, list);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, `${JSON.stringify(packagesOf(files), null, 2)}\n`);
}
