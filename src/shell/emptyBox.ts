/**
 * The × of search boxes (src/css/base.css draws it): Firefox has none of its own. Keyboards have Escape or
 * Backspace for it, as with the browsers' own. Test: tests/browser/search/emptyBox.spec.ts
 */

/** From the box's end, in pixels: a finger's. */
const REACH_PX = 44;

function onClick({target, clientX}: MouseEvent): void {
  if (!(target instanceof HTMLInputElement) || target.type !== 'search' || !target.value) return;
  if (clientX < target.getBoundingClientRect().right - REACH_PX) return;
  target.select();
  document.execCommand('delete'); // as typing does: whoever listens is told, and Undo brings the words back
}

document.addEventListener('click', onClick);
