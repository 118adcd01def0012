// The library's other form writes a style element into the page, which the site's policy forbids.
import mediumZoom from 'medium-zoom/dist/pure';
import type {Zoom} from 'medium-zoom';
import 'medium-zoom/dist/style.css';

/*
 * The zoom itself, for ./index. Pictures become buttons only once it is there, so that without scripts,
 * or before, nothing promises what it can't do.
 */

/** "Zoom margin", in pixels. */
const ZOOM_MARGIN_PX = 12;
/** "Zoom scroll-close threshold", in pixels. The close delay of 150 ms is medium-zoom's own. */
const SCROLL_CLOSE_PX = 40;

let zoom: Zoom | undefined;
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

/** Makes these pictures zoomable, until `detach`. */
export function attach(pictures: HTMLImageElement[]): void {
  attachedTo = pictures;
  // One zoom for the whole visit: medium-zoom never takes its document listeners off again.
  zoom ??= mediumZoom({
    background: 'var(--sp-zoom-backdrop)', // a token, so it follows the color mode while open
    margin: ZOOM_MARGIN_PX,
    scrollOffset: SCROLL_CLOSE_PX,
  }).on('opened', focusCopy);
  zoom.attach(attachedTo);
  attachedTo.forEach(makeButton);
}

/** Undoes `attach`, for a page that is left. */
export function detach(): void {
  attachedTo.forEach((image) => image.removeEventListener('keydown', pressByKeyboard));
  attachedTo = [];
  zoom?.detach();
}
