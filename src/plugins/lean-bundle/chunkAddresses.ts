import type {Configuration} from 'webpack';

type Plugins = NonNullable<Configuration['plugins']>;

interface Compilation {
  addRuntimeModule: (chunk: unknown, module: object) => void;
  hooks: {additionalTreeRuntimeRequirements: Tappable<(chunk: unknown) => void>};
}

interface Compiler {
  hooks: {thisCompilation: Tappable<(compilation: Compilation) => void>};
}

interface Tappable<Run> {
  tap: (name: string, run: Run) => void;
}

interface Bundler {
  RuntimeModule: new (name: string) => object;
  RuntimeGlobals: {publicPath: string; getChunkScriptFilename: string};
}

const DOCUSAURUS_PLUGIN = 'ChunkAssetPlugin';
const NAME = 'chunk-addresses';

/**
 * Docusaurus 3.9.1 has a plugin that tells the browser a chunk's address by the chunk's name, for which it
 * ships a table of all names and numbers. Here a chunk's number is its name, so nothing needs a table.
 *
 * @param plugins as Docusaurus chose them
 * @param bundler Rspack or webpack
 * @returns the same with that plugin replaced
 */
export function namedChunkAddresses(plugins: Plugins = [], bundler: object): Plugins {
  const {RuntimeModule, RuntimeGlobals} = bundler as Bundler;
  const {publicPath, getChunkScriptFilename} = RuntimeGlobals;

  class ChunkAddresses extends RuntimeModule {
    generate(): string {
      return `__webpack_require__.gca = (name) => ${publicPath} + ${getChunkScriptFilename}(name);`;
    }
  }
  const apply = (compiler: Compiler): void => {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap(NAME, (chunk) => {
        compilation.addRuntimeModule(chunk, new ChunkAddresses(NAME));
      });
    });
  };
  const others = plugins.filter((plugin) => plugin?.constructor.name !== DOCUSAURUS_PLUGIN);
  // What is no longer there needs no replacement.
  return others.length < plugins.length ? [...others, {apply: apply as never}] : others;
}
