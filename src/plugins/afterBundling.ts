import type {Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';

/**
 * Calls in a build when the scripts and pictures for browsers are written, and Docusaurus goes on to
 * render the pages, which leaves a processor idle.
 *
 * @param call what to start
 * @returns the plugin's `configureWebpack`
 */
export function afterBundling(call: () => void): NonNullable<Plugin['configureWebpack']> {
  const tap = ({hooks}: Compiler): void => {
    hooks.done.tap('after-bundling', call);
  };
  return (_config, isServer) =>
    isServer || process.env.NODE_ENV !== 'production' ? {} : {plugins: [{apply: tap}]};
}
