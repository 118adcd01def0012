import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {modernMinimizers} from './modernMinimizers';

const here = (file: string): string => path.resolve(__dirname, file);

/** What the docs plugin hands to the layout of all its pages. */
const LAYOUT_DATA = /[\\/]docusaurus-plugin-content-docs[\\/]default[\\/]p[\\/][^\\/]+\.json$/;
/** What every plugin tells all pages. */
const GLOBAL_DATA = /[\\/]\.docusaurus[\\/]globalData\.json$/;
/** Versions of Docusaurus and its plugins. */
const SITE_METADATA = /[\\/]\.docusaurus[\\/]site-metadata\.json$/;
/** The language of the site, with what a menu of languages would need. */
const LANGUAGE = /[\\/]\.docusaurus[\\/]i18n\.json$/;
/** docusaurus.config.ts with everything filled in. */
const SETTINGS = /[\\/]\.docusaurus[\\/]docusaurus\.config\.mjs$/;
/** Those that code in the browser reads (Docusaurus 3.9.1, our own); of themes' and future ones those it does not. */
const READ_SETTINGS = {
  keep: [
    'title',
    'titleDelimiter',
    'url',
    'baseUrl',
    'trailingSlash',
    'favicon',
    'noIndex',
    'baseUrlIssueBanner',
    'future',
    'themeConfig',
  ],
  drop: ['prism', 'blog', 'mermaid', 'v4', 'experimental_faster', 'experimental_storage'],
};
/** Packages whose whole the client does not need, and what stands in for them. */
const SUBSTITUTES = {
  '@docusaurus/utils-common$': here('substitutes/utilsCommon.ts'),
  history$: here('substitutes/history.ts'),
  'react-helmet-async$': here('substitutes/helmet/index.ts'),
  'path-to-regexp$': here('substitutes/pathToRegexp.ts'),
  nprogress$: here('substitutes/nprogress.ts'),
};
/** Code that does nothing unless it is called, and does not say so: what is not called is left out. */
const ONLY_IF_CALLED =
  /[\\/](?:node_modules[\\/](?:hoist-non-react-statics|prop-types|react-is)|lib[\\/]syntaxHighlighting)[\\/]/;
/** Docusaurus' list of all pages' modules. */
const REGISTRY = /[\\/]\.docusaurus[\\/]registry\.js$/;
/** Its two lists of all pages' chunks. */
const CHUNK_NAMES = /[\\/]\.docusaurus[\\/](?:registry\.js|routesChunkNames\.json)$/;
/** Orders names by the reader's language. */
const REACT_UTILS = /[\\/]theme-common[\\/]lib[\\/]utils[\\/]reactUtils\.js$/;
/** Styles of what few visits open: the search dialog and page, the list of shortcuts, tips, messages. */
const ON_DEMAND_STYLES =
  /[\\/]@docsearch[\\/]css[\\/]|[\\/]src[\\/](?:theme[\\/]SearchBar[\\/]styles|theme[\\/]SearchPage|clientModules[\\/]afterLoad|components[\\/]ShortcutsDialog|lib[\\/]announce)[\\/.]/;

/**
 * Leaves out of every reader's download what this site's pages do not use:
 * - the syntax highlighter (30 kB), which is fetched only where a page has code in a language;
 * - the list of all pages with their descriptions, which the docs plugin puts beside the sidebar's data
 *   for cards that this site does not have, and its list for version menus that it does not have;
 * - the paths of all pages' sources, and most of each chunk's name;
 * - the start of the browser's internationalization, for a site in one language;
 * - settings that only the build reads, and the plugins' versions;
 * - parts of packages that are never used here, or later than at first (substitutes/);
 * - the styles of the search dialog, the list of shortcuts, tips and messages, which come with them.
 *
 * Test: tests/build/leanBundle.test.ts; `npm run size` guards the sums.
 */
export default function leanBundle(): Plugin {
  return {
    name: 'lean-bundle',
    // What it would do for older browsers, Lightning CSS does for the finished sheet (after-build); and
    // a configuration, which this site has not, would be looked for from each sheet's folder upward.
    configurePostCss: (options) => ({
      ...options,
      config: false,
      plugins: options.plugins.filter((plugin) => !isPresetEnv(plugin)),
    }),
    configureWebpack: (config, isServer, {currentBundler}) => ({
      mergeStrategy: {'optimization.minimizer': 'replace'},
      resolve: {
        alias: {
          'prism-react-renderer$': here('../../lib/syntaxHighlighting/prismReactRenderer.ts'),
          'prism-react-renderer/full$': require.resolve('prism-react-renderer'),
          ...(isServer ? {} : SUBSTITUTES),
        },
      },
      module: {
        rules: [
          {test: ONLY_IF_CALLED, sideEffects: false},
          {test: REACT_UTILS, use: here('loaders/plainOrder.cjs')},
          {
            test: LAYOUT_DATA,
            use: {
              loader: here('loaders/dropKeys.cjs'),
              options: {keys: ['description', 'docId', 'unlisted'], empty: ['docs']},
            },
          },
          ...(isServer
            ? []
            : [
                {test: REGISTRY, use: here('loaders/dropModulePaths.cjs')},
                {test: CHUNK_NAMES, use: here('loaders/shortenChunkNames.cjs')},
              ]),
          {
            test: SETTINGS,
            use: {loader: here('loaders/keepSettings.cjs'), options: READ_SETTINGS},
          },
          {
            test: SITE_METADATA,
            use: {loader: here('loaders/dropKeys.cjs'), options: {empty: ['pluginVersions']}},
          },
          {
            test: LANGUAGE,
            use: {
              loader: here('loaders/dropKeys.cjs'),
              options: {keys: ['label', 'calendar', 'path', 'translate']},
            },
          },
          {
            test: GLOBAL_DATA,
            use: {loader: here('loaders/dropKeys.cjs'), options: {empty: ['docs']}},
          },
        ],
      },
      optimization: isServer
        ? {}
        : {
            minimizer: modernMinimizers(
              config.optimization?.minimizer,
              currentBundler.instance as unknown as Record<string, unknown>,
            ),
            splitChunks: {
              cacheGroups: {
                styles: {
                  test: (module: {nameForCondition: () => string | null}) =>
                    !ON_DEMAND_STYLES.test(module.nameForCondition() ?? ''),
                },
              },
            },
          },
    }),
  };
}

/** @returns whether a plugin of PostCSS is postcss-preset-env, alone or with its options */
function isPresetEnv(plugin: unknown): boolean {
  const name: unknown = Array.isArray(plugin) ? plugin[0] : plugin;
  return typeof name === 'string' && name.includes('postcss-preset-env');
}
