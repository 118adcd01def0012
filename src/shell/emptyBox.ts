/**
 * The × of search boxes (src/css/base.css draws it): Firefox has none of its own. Keyboards have Escape or
 * Backspace for it, as with the browsers' own. Test: tests/browser/search/emptyBox.spec.ts
 */

/** Whether the press began there too: one that selects words may end there. */
let began = false;

function crossedBox({target, clientX}: MouseEvent): HTMLInputElement | undefined {
  if (!(target instanceof HTMLInputElement) || target.type !== 'search' || !target.value) return;
  // As wide as the room the styles leave for it: a finger's, or more where text is large.
  const reach = parseFloat(getComputedStyle(target).paddingInlineEnd);
  return clientX < target.getBoundingClientRect().right - reach ? undefined : target;
}

function onClick(event: MouseEvent): void {
  const box = began ? crossedBox(event) : undefined;
  if (!box) return;
  box.select();
  document.execCommand('delete'); // as typing does: whoever listens is told, and Undo brings the words back
}

document.addEventListener('pointerdown', (event) => (began = crossedBox(event) !== undefined));
document.addEventListener('click', onClick);
