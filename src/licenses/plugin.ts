import type {LoadContext, Plugin} from '@docusaurus/types';
import {noteShipped} from './lists';

/** A module of the bundler's; several can be joined into one. */
interface BundledModule {
  nameForCondition?: () => string | null | undefined;
  modules?: Iterable<BundledModule>;
}

interface Compiler {
  hooks: {
    done: {
      tapPromise: (
        name: string,
        run: (stats: {compilation: {modules: Iterable<BundledModule>}}) => Promise<void>,
      ) => void;
    };
  };
}

/**
 * Notes which packages are in the scripts and styles that browsers load, by the bundler's own list, for
 * `npm run licenses`. Test: tests/build/licenses.test.ts
 */
export function licensesPlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'licenses',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const apply = ({hooks}: Compiler): void => {
        hooks.done.tapPromise('licenses', ({compilation}) =>
          noteShipped(generatedFilesDir, 'pages', [...compilation.modules].flatMap(filesOf)),
        );
      };
      return {plugins: [{apply: apply as never}]};
    },
  };
}

function filesOf(module: BundledModule): string[] {
  const file = module.nameForCondition?.();
  return [...(file ? [file] : []), ...[...(module.modules ?? [])].flatMap(filesOf)];
}
