import type {Plugin} from '@docusaurus/types';
import type {ClientFiles} from '../lib/finishedBuild';

interface Chunk {
  files: Iterable<string>;
}

/** What is asked of Rspack's or webpack's compilation, by the same names in both. */
interface Compilation {
  entrypoints: ReadonlyMap<string, {getFiles: () => readonly string[]}>;
  modules: Iterable<{nameForCondition?: () => string | null | undefined}>;
  chunkGraph: {getModuleChunks: (module: unknown) => readonly Chunk[]};
}

interface Compiler {
  hooks: {
    done: {tap: (name: string, run: (stats: {compilation: Compilation}) => void) => void};
  };
}

const NAME = 'client-files';
const PAGE = /\.mdx?$/;

/** Asks the bundler which files browsers get, when they are made. */
export function collectClientFiles(): {
  configureWebpack: NonNullable<Plugin['configureWebpack']>;
  /** @throws Error before the files are made, or when there is no main script */
  clientFiles: () => ClientFiles;
} {
  let found: ClientFiles | undefined;
  const apply = ({hooks}: Compiler): void => {
    hooks.done.tap(NAME, ({compilation}) => {
      found = readCompilation(compilation);
    });
  };
  return {
    configureWebpack: (_config, isServer) => (isServer ? {} : {plugins: [{apply: apply as never}]}),
    clientFiles() {
      if (!found) throw new Error('src/html: the bundler told nothing about the client files.');
      return found;
    },
  };
}

function readCompilation({entrypoints, modules, chunkGraph}: Compilation): ClientFiles {
  const [main, ...others] = entrypoints.values();
  if (!main || others.length > 0) throw new Error('src/html: expected one entry point.');
  const everywhere = new Set(main.getFiles());
  const scriptsOf = new Map<string, readonly string[]>();
  for (const module of modules) {
    const file = module.nameForCondition?.();
    if (!file || !PAGE.test(file)) continue;
    const files = chunkGraph.getModuleChunks(module).flatMap((chunk) => [...chunk.files]);
    const scripts = files.filter((name) => name.endsWith('.js') && !everywhere.has(name));
    // A module that was joined with others is listed alone too, and is then in no chunk.
    scriptsOf.set(file, [...new Set([...(scriptsOf.get(file) ?? []), ...scripts])]);
  }
  return {styles: [...everywhere].filter((name) => name.endsWith('.css')), scriptsOf};
}
