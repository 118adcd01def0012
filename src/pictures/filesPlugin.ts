import {createRequire} from 'node:module';
import type {Plugin} from '@docusaurus/types';

/**
 * Keeps pages' pictures files of their own, which come with the picture and stay in the browser's cache.
 * Docusaurus would put those under 10 kB into the page and once more into its script; its own switch
 * (the environment variable WEBPACK_URL_LOADER_LIMIT) is read before docusaurus.config.ts is.
 * Test: tests/build/bundle.test.ts
 *
 * @throws Error when Docusaurus no longer loads pictures by url-loader
 */
export function pictureFilesPlugin(): Plugin {
  const {resolve} = createRequire(require.resolve('@docusaurus/utils'));
  return {
    name: 'picture-files',
    configureWebpack: () => ({
      resolveLoader: {alias: {[resolve('url-loader')]: resolve('file-loader')}},
    }),
  };
}
