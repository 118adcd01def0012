import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {namedChunkAddresses} from './chunkAddresses';
import {compileAhead} from './compileAhead';
import {modernMinimizers} from './modernMinimizers';
import {moduleRules} from './moduleRules';
import {withLightningCss} from './styleRules';

/** Packages that browsers and the build need little of, and what stands in for them (substitutes/). */
const SUBSTITUTES = {'react-router-config$': 'routerConfig.ts'};
/** Those whose whole only the build needs. */
const BROWSER_SUBSTITUTES = {
  '@docusaurus/utils-common$': 'utilsCommon.ts',
  history$: 'history.ts',
  'react-helmet-async$': 'helmet/index.ts',
  'path-to-regexp$': 'pathToRegexp.ts',
  nprogress$: 'nprogress.ts',
};
/**
 * All but the styles of what few visits open: search dialog and page, list of shortcuts, tips, messages. A
 * regular expression and not a function, which the bundler would call for each of thousands of modules.
 */
const NOT_ON_DEMAND =
  /^(?!.*(?:[\\/]@docsearch[\\/]css[\\/]|[\\/]src[\\/](?:theme[\\/]SearchBar[\\/]styles|theme[\\/]SearchPage|clientModules[\\/]afterLoad|components[\\/]ShortcutsDialog|lib[\\/]announce)[\\/.]))/;

/**
 * Leaves out of every reader's download what this site's pages do not use:
 * - the syntax highlighter (30 kB), which is fetched only where a page has code in a language;
 * - the list of all pages with their descriptions, which the docs plugin puts beside the sidebar's data
 *   for cards that this site does not have, and its list for version menus that it does not have;
 * - the paths of all pages' sources, and most of each chunk's name;
 * - the start of the browser's internationalization, for a site in one language;
 * - settings that only the build reads, the plugins' versions, and what no page reads of its own data;
 * - explanations for translators, and tables of chunks' names and numbers;
 * - parts of packages that are never used here, or later than at first (substitutes/);
 * - the styles of the search dialog, the list of shortcuts, tips and messages, which come with them;
 * - a name of its own for each class of a style sheet's, which share the file's;
 * - pictures as base64 in the page, which a browser could not keep for the next page.
 * What is left of the main script says that browsers may compile it while it arrives.
 *
 * Test: tests/build/leanBundle.test.ts; `npm run size` guards the sums.
 */
export default function leanBundle({siteDir}: LoadContext): Plugin {
  const folder = path.join(siteDir, 'src/plugins/lean-bundle');
  const aliases = (substitutes: Record<string, string>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(substitutes).map(([name, file]) => [
        name,
        path.join(folder, 'substitutes', file),
      ]),
    );
  return {
    name: 'lean-bundle',
    configureWebpack: (config, isServer, {currentBundler}) => ({
      mergeStrategy: {
        'module.rules': 'replace',
        'optimization.minimizer': 'replace',
        plugins: 'replace',
      },
      plugins: isServer
        ? config.plugins
        : [
            ...namedChunkAddresses(config.plugins, currentBundler.instance),
            compileAhead(currentBundler.instance),
          ],
      // Both stand in what every page loads: the package's name, and the bundler's.
      output: {uniqueName: 'help'},
      experiments: {rspackFuture: {bundlerInfo: {force: false}}} as object,
      resolveLoader: {
        alias: {[urlLoader()]: path.join(folder, 'loaders/fileAddress.mjs')},
      },
      resolve: {
        alias: {
          'prism-react-renderer$': path.join(
            siteDir,
            'src/lib/syntaxHighlighting/prismReactRenderer.ts',
          ),
          'prism-react-renderer/full$': require.resolve('prism-react-renderer'),
          ...aliases(SUBSTITUTES),
          ...(isServer ? {} : aliases(BROWSER_SUBSTITUTES)),
        },
      },
      module: {
        rules: [
          ...withLightningCss(config.module?.rules, isServer, siteDir),
          ...moduleRules(isServer, path.join(folder, 'loaders')),
        ],
      },
      optimization: isServer
        ? {}
        : {
            // A chunk is known by its name, or a table would have to tell which is which.
            chunkIds: 'named',
            minimizer: modernMinimizers(
              config.optimization?.minimizer,
              currentBundler.instance as unknown as Record<string, unknown>,
            ),
            splitChunks: {
              cacheGroups: {
                // What several of the parts on demand share would get names of sixty letters.
                defaultVendors: false,
                minisearch: {test: /[\\/]minisearch[\\/]/, name: 'minisearch', chunks: 'async'},
                styles: {
                  test: NOT_ON_DEMAND,
                },
              },
            },
          },
    }),
  };
}

/** @returns the loader's file as Docusaurus names it in its rules and in pages' requests for pictures */
function urlLoader(): string {
  return require.resolve('url-loader', {paths: [require.resolve('@docusaurus/utils')]});
}
