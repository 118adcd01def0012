import {readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, PluginModule} from '@docusaurus/types';
import {GENERATED_FILES_DIR_NAME} from '@docusaurus/utils';
import {build} from 'esbuild';
import type {Root} from 'mdast';
import type {Plugin as RemarkPlugin, Transformer} from 'unified';
import type * as remarkPlugins from '../remark';
import type * as siteSettings from './index';

/** Packages that are loaded as they are: CommonJS already, or with files and binaries of their own. */
const PACKAGES = [
  '@docusaurus/*',
  'browserslist',
  'cheerio',
  'esbuild',
  'gray-matter',
  'lightningcss',
  'postcss',
  'prism-react-renderer',
  'purgecss',
  'tinypool',
];

/** Runs on the build's second thread. */
const TASKS = path.join('lib', 'buildThread', 'tasks.ts');

/** Docusaurus reads the configuration twice in a build, each time with modules of its own. */
const shared = globalThis as {compiling?: Compiling};

type Settings = typeof siteSettings;
type RemarkPlugins = typeof remarkPlugins;
/** What each of our remark plugins gives: a change of the tree, at once. */
type Transform = (...page: Parameters<Transformer<Root>>) => void;

interface Compiling {
  /** Done first, since Docusaurus asks for the configuration first. */
  settings: Promise<unknown>;
  all: Promise<unknown>;
}

interface CompiledSources {
  /** @returns what src/config/index.ts exports */
  settings: () => Promise<Settings>;
  /** @returns a plugin of ours, by the name of its folder in src/plugins */
  plugin: (name: string) => PluginModule;
  /** @returns a remark plugin, by its name in src/remark/index.ts */
  remark: (name: keyof RemarkPlugins) => RemarkPlugin<unknown[], Root>;
}

/**
 * Compiles src/config into one file, then src/plugins and src/remark, each plugin into one file, and
 * what runs on the build's second thread, while Docusaurus goes on; whoever needs one of them waits.
 * Docusaurus would compile them with Babel, file by file and with the ES modules of npm that they use,
 * which makes a first build a second longer; and a thread can read no TypeScript at all.
 * Test: tests/unit/compiledSources.test.ts
 *
 * @param siteDir folder of the site
 * @returns settings and plugins that fail, when used, with esbuild's error that names file and line of
 *   what is no TypeScript
 */
export function compileSources(siteDir: string): CompiledSources {
  const outdir = path.join(siteDir, GENERATED_FILES_DIR_NAME, 'compiled');
  const sources = path.join(siteDir, 'src');
  // `npm start` reads the configuration again after a change.
  const known = process.env.NODE_ENV === 'production' ? shared.compiling : undefined;
  const compiling = (shared.compiling = known ?? compile(sources, outdir, shared.compiling));

  async function load<Module>(folder: string, compiled = compiling.all): Promise<Module> {
    await compiled;
    const loadFile = createRequire(__filename);
    const file = path.join(outdir, folder, 'index.cjs');
    Reflect.deleteProperty(loadFile.cache, file);
    return loadFile(file) as Module;
  }
  let remark: Promise<RemarkPlugins> | undefined;
  const loadRemark = (): Promise<RemarkPlugins> => (remark ??= load('remark'));
  return {
    settings: () => load('config', compiling.settings),
    plugin: (name) => async (context: LoadContext, options: unknown) => {
      const {default: plugin} = await load<{default: PluginModule}>(path.join('plugins', name));
      return plugin(context, options);
    },
    remark:
      (name) =>
      (...options) => {
        let transform: Promise<Transform> | undefined;
        return async (...page) => {
          transform ??= loadRemark().then((plugins) => attach(plugins[name], options));
          (await transform)(...page);
        };
      },
  };
}

function attach(plugin: RemarkPlugins[keyof RemarkPlugins], options: unknown[]): Transform {
  return (plugin as (...options: unknown[]) => Transform)(...options);
}

/** @param before what may still write the same files, and is waited for */
function compile(sources: string, outdir: string, before?: Compiling): Compiling {
  const compileFiles = async (entryPoints: string[], earlier?: Promise<unknown>): Promise<void> => {
    await earlier?.catch(() => undefined);
    await build({
      absWorkingDir: sources,
      entryPoints,
      outbase: sources,
      outdir,
      outExtension: {'.js': '.cjs'},
      bundle: true,
      external: PACKAGES,
      platform: 'node',
      target: 'node20',
      logLevel: 'warning',
    });
  };
  const plugins = readdirSync(path.join(sources, 'plugins'), {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => path.join('plugins', name, 'index.ts'));
  const compiling = {
    settings: compileFiles([path.join('config', 'index.ts')], before?.settings),
    all: compileFiles([...plugins, TASKS, path.join('remark', 'index.ts')], before?.all),
  };
  // Told by whoever waits for it.
  compiling.settings.catch(() => undefined);
  compiling.all.catch(() => undefined);
  return compiling;
}
