import type {Plugin} from '@docusaurus/types';

/**
 * Has `npm start` answer with a plugin's own files; in a build they stand among the pages.
 *
 * @param publicPath address of the folder
 * @returns the plugin's `configureWebpack`
 */
export function serveInDevelopment(directory: string, publicPath: string) {
  return (): ReturnType<NonNullable<Plugin['configureWebpack']>> => {
    if (process.env.NODE_ENV !== 'development') return {};
    return {devServer: {static: [{directory, publicPath}]}} as object;
  };
}
