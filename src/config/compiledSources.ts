import {readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {GENERATED_FILES_DIR_NAME} from '@docusaurus/utils';
import {buildSync} from 'esbuild';
import type * as remarkPlugins from '../remark';

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
const shared = globalThis as {areSourcesCompiled?: boolean};

interface CompiledSources {
  /** @returns path of a compiled plugin, by the name of its folder in src/plugins */
  plugin: (name: string) => string;
  /** @returns what src/remark/index.ts exports */
  remark: () => typeof remarkPlugins;
}

/**
 * Compiles src/plugins and src/remark, each plugin into one file, and what runs on the build's second
 * thread. Docusaurus would compile them with Babel, file by file and with the ES modules of npm that they
 * use, which makes a first build a second longer; and a thread can read no TypeScript at all.
 * Test: tests/unit/compiledSources.test.ts
 *
 * @param siteDir folder of the site
 * @throws Error of esbuild that names file and line of what is no TypeScript
 */
export function compileSources(siteDir: string): CompiledSources {
  const outdir = path.join(siteDir, GENERATED_FILES_DIR_NAME, 'compiled');
  // `npm start` reads the configuration again after a change.
  if (!shared.areSourcesCompiled || process.env.NODE_ENV !== 'production') {
    compile(path.join(siteDir, 'src'), outdir);
    shared.areSourcesCompiled = true;
  }
  return {
    plugin: (name) => path.join(outdir, 'plugins', name, 'index.cjs'),
    remark: () => {
      const load = createRequire(__filename);
      const file = path.join(outdir, 'remark', 'index.cjs');
      Reflect.deleteProperty(load.cache, file);
      return load(file) as typeof remarkPlugins;
    },
  };
}

function compile(sources: string, outdir: string): void {
  const plugins = readdirSync(path.join(sources, 'plugins'), {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => path.join('plugins', name, 'index.ts'));
  buildSync({
    absWorkingDir: sources,
    entryPoints: [...plugins, TASKS, path.join('remark', 'index.ts')],
    outbase: sources,
    outdir,
    outExtension: {'.js': '.cjs'},
    bundle: true,
    external: PACKAGES,
    platform: 'node',
    target: 'node20',
    logLevel: 'warning',
  });
}
