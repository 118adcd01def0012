/** Two presses that are further apart than this, in pixels, mean two things; two keys of a row are. */
const SAME_PLACE = 16;

let last: {readonly on: Element; readonly x: number; readonly y: number} | undefined;

/**
 * Many people click twice what looks like a button. The second press turns off nothing that the first turned on, and
 * does nothing to what came in its place, which nobody has read. What has no words may be turned twice: a square, a
 * switch. First of all that listen, the enlarged picture's too. Test: tests/browser/shell/afterLoad.spec.ts
 */
window.addEventListener(
  'click',
  (event) => {
    const {target, detail, clientX: x, clientY: y} = event;
    if (!(target instanceof Element)) return;
    const on = target.closest('a, button, label, summary') ?? target;
    const isThere = last && Math.hypot(x - last.x, y - last.y) < SAME_PLACE;
    if (detail > 1 && isThere && (on !== last?.on || on.matches('.sp-button'))) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else last = {on, x, y};
  },
  {capture: true},
);
