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

/**
 * Has work done while Docusaurus renders the pages: what needs the scripts and pictures, and no page.
 *
 * @param work what to do; its error is the build's
 * @returns hooks for the plugin
 */
export function besideRendering(
  work: () => Promise<void>,
): Pick<Plugin, 'configureWebpack' | 'postBuild'> {
  let finished: Promise<void> | undefined;
  return {
    configureWebpack: afterBundling(() => {
      finished = work();
      finished.catch(() => undefined); // told by postBuild
    }),
    postBuild: async () => finished,
  };
}
