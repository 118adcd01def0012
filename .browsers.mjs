/**
 * What the site uses beyond the oldest browsers that it is for (`browserslist` in package.json), and what
 * those show instead. `npm run lint` asks caniuse and MDN about all else in src/, and
 * tests/build/browsers.test.ts about the built scripts and styles.
 */

/** In scripts, as eslint-plugin-compat names them. Each is asked for before it is used. */
export const scriptsBeyond = [
  'navigator.requestMIDIAccess', // Safari has no Web MIDI: no pads are offered, and the monitor says so
  'ClipboardItem', // Firefox before 127: the words are written as text
];

/** In built scripts, where the check doesn't see that it is asked for. */
export const builtScriptsBeyond = [
  'requestIdleCallback', // Safari: src/lib/whenIdle.ts begins a task of its own
];

/** In styles, as caniuse names them. */
export const stylesBeyond = [
  'css-touch-action', // `none` isn't known to Safari on a Mac, which has no touch screen; iPhones know it
  'css3-cursors-grab', // iPhones have no pointer to draw
  'css-resize', // iPhones don't let a field be dragged larger: it scrolls
  'css-media-scripting', // Chrome before 120, Safari before 17: without scripts, buttons stay that do nothing
  'css-scrollbar', // iPhones' bars lie over the text, in a color that suits it
  'css-widows-orphans', // Firefox may leave a line alone on a sheet
  'css-paged-media', // Safari before 18.2 prints with its own margins
  'css-content-visibility', // Safari before 18 and Firefox before 125 lay a page's foot out with the page
];

/** In built styles alone: what the theme and libraries use. */
export const builtStylesBeyond = [
  'css3-cursors-newer', // iPhones have no pointer for medium-zoom to draw
  'text-size-adjust', // phones enlarge text by themselves; computers' browsers don't, and lack it
  'css-scrollbar', // iPhones draw scroll bars as they like
];

/** In the sources of styles alone: the build rewrites it for those browsers. */
export const stylesRewritten = ['css-nesting'];
