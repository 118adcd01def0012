import type {ClientModule} from '@docusaurus/types';

/**
 * Zooms pictures of a page (specification, sections 4 and 9): when it is time, ./zoom is loaded, which
 * does the rest. Test: tests/browser/pictures/zoom.spec.ts
 */

/** "Zoom attach delay": time after load and after each route change. */
const ATTACH_DELAY_MS = 1000;
/** Pictures in a control are a part of it, phones don't show tables' heads, and Play it lies over the front door's. */
const NO_ZOOM = ':is(a, button, summary, label, [role="button"], [role="tab"], th, .sp-front) img';
const ZOOMABLE = `.theme-doc-markdown img:not(${NO_ZOOM})`;

let timer: ReturnType<typeof setTimeout> | undefined;
let detach = (): void => undefined;

async function attach(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>(ZOOMABLE)];
  if (pictures.length === 0) return;
  // Unasked: where it can't be had, or the reader leaves meanwhile, the pictures stay as they are.
  const zoom = await import(/* webpackChunkName: "zoom" */ './zoom').catch(() => undefined);
  if (!zoom || !pictures[0]?.isConnected) return;
  zoom.attach(pictures);
  detach = zoom.detach;
}

const imageZoom: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (location.pathname === previousLocation?.pathname) return; // only the hash or query changed
    clearTimeout(timer);
    detach();
    timer = setTimeout(() => void attach(), ATTACH_DELAY_MS);
  },
};

export default imageZoom;
