import type {ClientModule} from '@docusaurus/types';
import {whenIdle} from '../../lib/whenIdle';

/**
 * Starts the client modules of ./modules once the page has loaded: they listen for what readers do on a
 * page, and should not make it arrive later. Test: tests/browser/shell/afterLoad.spec.ts
 */
type Update = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0];

let started: readonly ClientModule[] | undefined;
let latest: Update | undefined;
/**
 * The last button of theirs that was pressed before they were there, which takes seconds on a slow phone. It is
 * pressed again then.
 */
let pressed: HTMLElement | null | undefined;

function onPress({target}: MouseEvent): void {
  pressed =
    target instanceof Element ? target.closest<HTMLElement>('button.sp-needs-scripts') : null;
  if (pressed) load(); // tries again, where loading has failed before
}

function load(): void {
  import(/* webpackChunkName: "after-load" */ './modules').then(
    ({MODULES}) => {
      if (started) return; // asked for twice, by two quick pages
      started = MODULES;
      // For them the visit begins on the page that is shown now.
      if (latest) tell({...latest, previousLocation: null});
      performance.mark('after-load'); // for whoever measures or tests: from here on they listen
      document.removeEventListener('click', onPress);
      if (pressed?.isConnected) pressed.click();
    },
    () => undefined, // the connection is gone; the next page tries again
  );
}

function tell(update: Update): void {
  for (const module of started ?? []) {
    try {
      module.onRouteDidUpdate?.(update);
    } catch (error) {
      reportError(error); // the others are told all the same
    }
  }
}

const afterLoad: ClientModule = {
  onRouteDidUpdate(update) {
    latest = update;
    if (started) {
      // Frames are called before their paint, timers after it.
      requestAnimationFrame(() => setTimeout(tell, 0, update));
      return;
    }
    document.addEventListener('click', onPress);
    whenIdle(load);
  },
};

export default afterLoad;
