import type {Plugin} from '@docusaurus/types';

/**
 * Has `npm start` answer with a plugin's own files; in a build they stand among the pages.
 *
 * @param directory folder of the files
 * @param publicPath address of the folder
 * @returns the plugin's `configureWebpack`
 */
export function serveInDevelopment(
  directory: string,
  publicPath: string,
): NonNullable<Plugin['configureWebpack']> {
  return () => {
    if (process.env.NODE_ENV !== 'development') return {};
    const devServer = {static: [{directory, publicPath}]};
    return {devServer} as ReturnType<NonNullable<Plugin['configureWebpack']>>;
  };
}
