// The library's other form writes a style element into the page, which the site's policy forbids.
import mediumZoom from 'medium-zoom/dist/pure';
import type {Zoom} from 'medium-zoom';
import {isPress, isShortcut} from '../../lib/keys';
import {grows, turningTransform} from './turn';
import './zoom.lazy.css';

/*
 * The zoom itself, for ./index. Pictures become buttons only once it is there, so that without scripts,
 * or before, nothing promises what it can't do.
 */

/** "Zoom margin", in pixels. */
const ZOOM_MARGIN_PX = 12;
/** "Zoom scroll-close threshold", in pixels. The close delay of 150 ms is medium-zoom's own. */
const SCROLL_CLOSE_PX = 40;

/** The keys of a button. */
const PRESSES = ['Enter', ' '];

let zoom: Zoom | undefined;
let attachedTo: HTMLImageElement[] = [];

function pressByKeyboard(event: KeyboardEvent): void {
  if (!isPress(event, ...PRESSES)) return;
  event.preventDefault(); // Space would scroll, and scrolling closes the zoom
  // A held key would open and close it again and again.
  if (isShortcut(event, ...PRESSES)) (event.currentTarget as HTMLImageElement).click();
}

function makeButton(image: HTMLImageElement): void {
  image.tabIndex = 0;
  image.setAttribute('role', 'button');
  image.addEventListener('keydown', pressByKeyboard);
  nameButton(image);
}

function nameButton(image: HTMLImageElement): void {
  const screen = {width: window.innerWidth, height: window.innerHeight};
  const isLarger = grows(image.getBoundingClientRect(), screen, ZOOM_MARGIN_PX);
  const does = isLarger ? 'Enlarge picture' : 'Show whole picture';
  image.setAttribute('aria-label', `${does}: ${image.alt}`);
}

/** The class of the enlarged copies, and of the body while one is there. */
const COPY = '.medium-zoom-image--opened';
const OPENED = 'medium-zoom--opened';

/** By then a picture is enlarged, or back in its place. */
const SETTLED_MS = 600;
let settling: ReturnType<typeof setTimeout> | undefined;

/**
 * Tells medium-zoom that what it waits for is over. It opens and closes by transitions, answers to nothing before
 * their end, and browsers owe nobody that event: as the page is left, printed or hidden it may not come.
 */
function settle(): void {
  clearTimeout(settling);
  for (const copy of document.querySelectorAll(COPY))
    copy.dispatchEvent(new Event('transitionend'));
}

function settleSoon(): void {
  clearTimeout(settling);
  settling = setTimeout(settle, SETTLED_MS);
}

let isOpening = false;

/** What closes a picture would be lost as it still opens: medium-zoom, which listens on the document, hears it next. */
function settleFirst(): void {
  if (isOpening) settle();
}

let isForDialog = false;

/** Escape closes a dialog as it goes down, and as it comes up medium-zoom would close the picture below it. */
function keepFromDialog(event: KeyboardEvent): void {
  if (!isPress(event, 'Escape')) return;
  if (event.type === 'keydown') isForDialog = document.querySelector('dialog:modal') !== null;
  else if (isForDialog) event.stopImmediatePropagation();
}

/** Nothing but the enlarged copy can be reached while it is there, and the page is no wider for it. */
function coverPage(isCovered: boolean): void {
  const page = document.getElementById('__docusaurus');
  if (page) page.inert = isCovered;
  document.documentElement.classList.toggle('sp-zoomed', isCovered);
}

/** The enlarged copy takes the focus, keeps it, and says that it closes. */
function takeFocus(event: Event): void {
  isOpening = false;
  const picture = event.target as HTMLImageElement;
  const copy = document.querySelector<HTMLImageElement>(COPY);
  if (!copy) return;
  copy.setAttribute('aria-label', `Close enlarged picture: ${picture.alt}`);
  copy.addEventListener('keydown', pressByKeyboard);
  copy.addEventListener('keydown', (key) => {
    if (isPress(key, 'Tab', 'Shift+Tab')) key.preventDefault();
  });
  copy.focus({preventScroll: true});
  const {offsetLeft, offsetTop, offsetWidth: width, offsetHeight: height} = copy;
  const turned = turningTransform(
    {left: offsetLeft - window.scrollX, top: offsetTop - window.scrollY, width, height},
    {width: window.innerWidth, height: window.innerHeight},
    ZOOM_MARGIN_PX,
  );
  // medium-zoom takes its own transform off again when it closes, and this one with it.
  if (turned) copy.style.transform = turned;
}

/** medium-zoom marks the body a frame after the click, also when it is closed by then. */
function unmarkBody(): void {
  requestAnimationFrame(() => {
    if (!zoom?.getZoomedImage()) document.body.classList.remove(OPENED);
  });
}

function giveFocusBack(event: Event): void {
  coverPage(false);
  unmarkBody();
  (event.target as HTMLImageElement).focus({preventScroll: true});
}

/** Makes these pictures zoomable, until `detach`. */
export function attach(pictures: HTMLImageElement[]): void {
  attachedTo = pictures;
  if (!zoom) {
    for (const name of ['keydown', 'keyup'] as const)
      window.addEventListener(name, keepFromDialog, {capture: true});
    for (const name of ['keyup', 'click', 'scroll', 'resize'])
      window.addEventListener(name, settleFirst, {capture: true});
    window.addEventListener('resize', () => attachedTo.forEach(nameButton));
  }
  // One zoom for the whole visit: medium-zoom never takes its document listeners off again.
  zoom ??= mediumZoom({
    background: 'var(--sp-zoom-backdrop)', // a token, so it follows the color mode while open
    margin: ZOOM_MARGIN_PX,
    scrollOffset: SCROLL_CLOSE_PX,
  })
    .on('open', () => {
      coverPage(true);
      isOpening = true;
    })
    .on('open', settleSoon)
    .on('close', settleSoon)
    .on('opened', takeFocus)
    .on('closed', giveFocusBack);
  zoom.attach(attachedTo);
  attachedTo.forEach(makeButton);
}

/** Undoes `attach`, for a page that is left. */
export function detach(): void {
  attachedTo.forEach((image) => image.removeEventListener('keydown', pressByKeyboard));
  attachedTo = [];
  settle(); // it is open at once
  zoom?.detach();
  settle(); // and closed
  coverPage(false);
  unmarkBody();
}
