import type {Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';

interface BesideRendering<Result> {
  /** Starts the work; the plugin's hook. */
  configureWebpack: NonNullable<Plugin['configureWebpack']>;
  /** What comes of it, for `postBuild`. Fails as the work does, or when it was not started. */
  result: () => Promise<Result>;
}

/**
 * Has work done in a build when the scripts and pictures for browsers are written, and Docusaurus goes
 * on to render the pages, which leaves a processor idle.
 *
 * @param work what needs the scripts and pictures, and no page
 */
export function besideRendering<Result>(work: () => Promise<Result>): BesideRendering<Result> {
  let started: Promise<Result> | undefined;
  const tap = ({hooks}: Compiler): void => {
    hooks.done.tap('beside-rendering', () => {
      started = work();
      started.catch(() => undefined); // told by whoever asks for the result
    });
  };
  return {
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV !== 'production' ? {} : {plugins: [{apply: tap}]},
    async result() {
      if (!started) throw new Error('The scripts for browsers were not bundled.');
      return started;
    },
  };
}
