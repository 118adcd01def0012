import type {Plugin} from '@docusaurus/types';
import type {ClientFiles} from '../lib/finishedBuild';

/** A module as Rspack lists it; one that was joined with others is listed alone too, in no chunk. */
interface BundledModule {
  nameForCondition?(): string | null | undefined;
}

/** What is asked of Rspack's compilation. */
interface Compilation {
  entrypoints: ReadonlyMap<string, {getFiles: () => readonly string[]}>;
  /** All files that it writes, those of the static folders too. */
  assets: Readonly<Record<string, unknown>>;
  modules: Iterable<BundledModule>;
  chunkGraph: {getModuleChunks(module: BundledModule): readonly {files: Iterable<string>}[]};
}

const PAGE = /\.mdx?$/;

/** Asks the bundler which files browsers get, when they are made. */
export function collectClientFiles() {
  let found: ClientFiles | undefined;
  const configureWebpack: NonNullable<Plugin['configureWebpack']> = (_config, isServer) => ({
    plugins: isServer
      ? []
      : [
          ({hooks}) =>
            hooks.done.tap('client-files', ({compilation}) => {
              found = readCompilation(compilation);
            }),
        ],
  });
  return {
    configureWebpack,
    /** @throws Error before the files are made */
    clientFiles(): ClientFiles {
      if (!found) throw new Error('src/html: the bundler told nothing about the client files.');
      return found;
    },
  };
}

function readCompilation({entrypoints, assets, modules, chunkGraph}: Compilation): ClientFiles {
  const [main, ...others] = entrypoints.values();
  if (!main || others.length > 0) throw new Error('src/html: expected one entry point.');
  const everywhere = new Set(main.getFiles());
  const sources = new Set<string>();
  const scriptsOf = new Map<string, readonly string[]>();
  for (const module of modules) {
    const file = module.nameForCondition?.();
    if (!file) continue;
    sources.add(file);
    if (!PAGE.test(file)) continue;
    const files = chunkGraph.getModuleChunks(module).flatMap((chunk) => [...chunk.files]);
    const scripts = files.filter((name) => name.endsWith('.js') && !everywhere.has(name));
    scriptsOf.set(file, [...new Set([...(scriptsOf.get(file) ?? []), ...scripts])]);
  }
  const styles = [...everywhere].filter((name) => name.endsWith('.css'));
  return {styles, scriptsOf, sources: [...sources], written: Object.keys(assets)};
}
