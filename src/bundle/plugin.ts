import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * All but the sheets that come with a script on demand: `*.lazy.css`, `*.lazy.module.css`, and the zoom's.
 * A regular expression and not a function, which the bundler would call for each of thousands of modules.
 */
const FIRST_VIEW_STYLES = /^(?!.*(?:\.lazy(?:\.module)?|medium-zoom[\\/]dist[\\/]style)\.css$)/;

/**
 * Code that does nothing unless it is called, and does not say so in its package.json: what is not called
 * is left out.
 */
const ONLY_IF_CALLED =
  /[\\/]node_modules[\\/](?:hoist-non-react-statics|prism-react-renderer|prop-types|react-is)[\\/]/;

/**
 * Leaves out of every reader's download what first views don't use. README.md has a table of what, why
 * and how much.
 *
 * @throws Error when the site's settings ask for languages of code that would be left out
 */
export function bundlePlugin({siteDir, siteConfig}: LoadContext): Plugin {
  const {prism} = siteConfig.themeConfig as {prism?: {additionalLanguages?: string[]}};
  if (prism?.additionalLanguages?.length) {
    throw new Error(
      'themeConfig.prism.additionalLanguages does nothing here: src/theme/prism-include-languages.ts leaves further languages out of every page. Take both the setting and that file away, and the alias in src/bundle/plugin.ts, or do without the language.',
    );
  }
  const folder = path.join(siteDir, 'src/bundle');
  return {
    name: 'client-bundle',
    getClientModules: () => [path.join(folder, 'docsLayout.ts')],
    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: {
          'prism-react-renderer$': path.join(folder, 'prism.ts'),
          ...(isServer ? {} : {'@docusaurus/utils-common$': path.join(folder, 'utilsCommon.ts')}),
        },
      },
      module: {rules: [{test: ONLY_IF_CALLED, sideEffects: false}]},
      optimization: isServer
        ? {}
        : {mangleExports: 'size', splitChunks: {cacheGroups: {styles: {test: FIRST_VIEW_STYLES}}}},
    }),
  };
}
