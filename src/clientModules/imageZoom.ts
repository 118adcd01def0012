import type {ClientModule} from '@docusaurus/types';
import type {Zoom} from 'medium-zoom';

/**
 * Zooms pictures of a page (specification, sections 4 and 9). Pictures become buttons only once the
 * zoom is there, so that without scripts, or before, nothing promises what it can't do.
 * Test: tests/browser/imageZoom.spec.ts
 */

/** "Zoom attach delay": time after load and after each route change. */
const ATTACH_DELAY_MS = 1000;
/** "Zoom margin", in pixels. */
const ZOOM_MARGIN_PX = 12;
/** "Zoom scroll-close threshold", in pixels. The close delay of 150 ms is medium-zoom's own. */
const SCROLL_CLOSE_PX = 40;
/** Pictures in the text; linked ones keep their link, icons are no pictures. */
const ZOOMABLE = '.theme-doc-markdown img:not(a img, button img)';

let zoom: Zoom | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let attachedTo: HTMLImageElement[] = [];

function pressByKeyboard(event: KeyboardEvent): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault(); // Space would scroll, and scrolling closes the zoom
  (event.currentTarget as HTMLImageElement).click();
}

function makeButton(image: HTMLImageElement): void {
  image.tabIndex = 0;
  image.setAttribute('role', 'button');
  image.setAttribute('aria-label', `Enlarge picture: ${image.alt}`);
  image.addEventListener('keydown', pressByKeyboard);
}

/** The enlarged copy takes the focus, says that it closes, and gives the focus back. */
function focusCopy(event: Event): void {
  const picture = event.target as HTMLImageElement;
  const copy = document.querySelector<HTMLImageElement>('.medium-zoom-image--opened');
  if (!copy) return;
  copy.setAttribute('aria-label', `Close enlarged picture: ${picture.alt}`);
  copy.addEventListener('keydown', pressByKeyboard);
  copy.focus({preventScroll: true});
  picture.addEventListener('medium-zoom:closed', () => picture.focus({preventScroll: true}), {
    once: true,
  });
}

async function attach(): Promise<void> {
  attachedTo = [...document.querySelectorAll<HTMLImageElement>(ZOOMABLE)];
  if (attachedTo.length === 0) return;
  // The library's other form writes a style element into the page, which the site's policy forbids.
  const [{default: mediumZoom}] = await Promise.all([
    import('medium-zoom/dist/pure'),
    import('./imageZoom.css'),
  ]);
  // One zoom for the whole visit: medium-zoom never takes its document listeners off again.
  zoom ??= mediumZoom({
    background: 'var(--sp-zoom-backdrop)', // a token, so it follows the color mode while open
    margin: ZOOM_MARGIN_PX,
    scrollOffset: SCROLL_CLOSE_PX,
  }).on('opened', focusCopy);
  zoom.attach(attachedTo);
  attachedTo.forEach(makeButton);
}

function detach(): void {
  clearTimeout(timer);
  attachedTo.forEach((image) => image.removeEventListener('keydown', pressByKeyboard));
  attachedTo = [];
  zoom?.detach();
}

const imageZoom: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (location.pathname === previousLocation?.pathname) return; // only the hash or query changed
    detach();
    timer = setTimeout(() => void attach(), ATTACH_DELAY_MS);
  },
};

export default imageZoom;
