import type {ClientModule} from '@docusaurus/types';
import type * as Light from './light';

/**
 * Where the pointer or the focus rests on a row of controls, its number stands out in the panel that the page
 * shows, and the other way around. Only this listener comes with the page; without the rest, or without
 * scripts, the numbers alone do it. Test: tests/browser/pictures/panels.spec.ts
 */

const PARTS = 'tr[data-number], figure[data-panel]';

let light: typeof Light | undefined;

function onRest({target}: Event): void {
  if (!(target instanceof Element)) return;
  if (light) void light.rest(target);
  else if (target.closest(PARTS)) void load(target);
}

async function load(target: Element): Promise<void> {
  try {
    light = await import(/* webpackChunkName: "panels" */ './light');
  } catch {
    return; // the connection is gone; the next row tries again
  }
  await light.rest(target);
}

export const panels: ClientModule = {
  onRouteDidUpdate({previousLocation}) {
    if (previousLocation) return;
    document.addEventListener('pointerover', onRest);
    document.addEventListener('focusin', onRest);
  },
};
