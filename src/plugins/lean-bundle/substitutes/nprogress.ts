import type Original from 'nprogress/nprogress.js';
import {isSparing, whenIdle} from '@site/src/lib/whenIdle';

/**
 * The progress bar, fetched after the first view: it shows only when a next page has kept the reader
 * waiting for a while (specification, section 9).
 */
type ProgressBar = typeof Original;

let options: Parameters<ProgressBar['configure']>[0] = {};
let wanted = false;
let bar: Promise<ProgressBar> | undefined;

function load(): Promise<ProgressBar> {
  bar ??= import(/* webpackChunkName: "progress-bar" */ 'nprogress/nprogress.js').then(
    ({default: loaded}) => {
      loaded.configure(options);
      return loaded;
    },
  );
  // Without a network there is no bar this time; a page that fails to come is told about elsewhere.
  bar.catch(() => (bar = undefined));
  return bar;
}

/** The part of NProgress that Docusaurus 3.9.1 calls, by the same names. */
const nprogress = {
  configure(chosen: typeof options): void {
    options = chosen;
    if (typeof window !== 'undefined' && !isSparing()) whenIdle(() => void load());
  },
  start(): void {
    wanted = true;
    void load().then((loaded) => wanted && loaded.start());
  },
  done(): void {
    wanted = false;
    void bar?.then((loaded) => loaded.done());
  },
};

export default nprogress;
