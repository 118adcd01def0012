/**
 * The × of search boxes (src/css/base.css draws it): Firefox has none of its own. Keyboards have Escape or
 * Backspace for it, as with the browsers' own. Test: tests/browser/search/emptyBox.spec.ts
 */

/** From the box's end, in pixels: a finger's. */
const REACH_PX = 44;

/** Whether the press began there too: one that selects words may end there. */
let began = false;

function crossedBox({target, clientX}: MouseEvent): HTMLInputElement | undefined {
  if (!(target instanceof HTMLInputElement) || target.type !== 'search' || !target.value) return;
  return clientX < target.getBoundingClientRect().right - REACH_PX ? undefined : target;
}

function onClick(event: MouseEvent): void {
  const box = began ? crossedBox(event) : undefined;
  if (!box) return;
  box.select();
  document.execCommand('delete'); // as typing does: whoever listens is told, and Undo brings the words back
}

document.addEventListener('pointerdown', (event) => (began = crossedBox(event) !== undefined));
document.addEventListener('click', onClick);
