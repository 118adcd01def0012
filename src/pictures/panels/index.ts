import type * as Light from './light';

/**
 * Where the pointer or the focus rests on a row of controls, its number stands out in the panel that the page
 * shows, and the other way around. Only this listener comes with the page; without the rest, or without
 * scripts, the numbers alone do it. Test: tests/browser/pictures/panels.spec.ts
 */

const PARTS = 'tr[data-number], figure[data-panel]';

let light: typeof Light | undefined;
/** What the pointer or the focus is at, also while the code is on its way. */
let latest: Element;

async function onRest({target}: Event): Promise<void> {
  if (!(target instanceof Element)) return;
  latest = target;
  if (!light && !target.closest(PARTS)) return;
  // Where the connection is gone the next row tries again.
  light ??= await import(/* webpackChunkName: "panels" */ './light').catch(() => undefined);
  await light?.rest(latest);
}

document.addEventListener('pointerover', (event) => void onRest(event));
document.addEventListener('focusin', (event) => void onRest(event));
