import type {Configuration} from 'webpack';

type Plugin = NonNullable<Configuration['plugins']>[number];

interface Bundler {
  BannerPlugin: new (options: {
    banner: string;
    raw: boolean;
    include: RegExp;
    stage: number;
  }) => Plugin;
  Compilation: {PROCESS_ASSETS_STAGE_SUMMARIZE: number};
}

/** Chromium's explicit compile hint, https://v8.dev/blog/explicit-compile-hints; a comment to other browsers. */
const ALL_FUNCTIONS = '//# allFunctionsCalledOnLoad';
const MAIN_SCRIPT = /\/main\.[\da-f]+\.js$/;

/**
 * Has Chromium compile the main script's functions while it arrives, beside the page. Without the hint
 * it parses most of them once, and again when each is first called, one after the other. Nearly all of
 * this script runs at once, so with the hint React takes the page over a tenth sooner on a slow phone.
 *
 * @param bundler Rspack or webpack
 * @returns adds the hint when the script has been minimized, which takes comments out
 */
export function compileAhead(bundler: object): Plugin {
  const {BannerPlugin, Compilation} = bundler as Bundler;
  return new BannerPlugin({
    banner: ALL_FUNCTIONS,
    raw: true,
    include: MAIN_SCRIPT,
    stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
  });
}
