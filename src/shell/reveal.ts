/** Share of the container's height that an entry keeps from its edges, to show its neighbors. */
const MARGIN = 0.2;

/**
 * Brings an entry of a scrolling list into view by scrolling that list only, never the page, and at
 * once, so that nothing moves before the reader's eyes. An entry well in view stays where it is.
 *
 * @param entry the entry to show
 * @param container the list that scrolls
 */
export function reveal(entry: Element, container: Element): void {
  const {top, bottom} = entry.getBoundingClientRect();
  const frame = container.getBoundingClientRect();
  const margin = Math.min(frame.height, window.innerHeight) * MARGIN;
  const isInView = top >= frame.top + margin && bottom <= frame.bottom - margin;
  if (isInView) return;
  const middle = (top + bottom) / 2 - (frame.top + frame.height / 2);
  container.scrollTop += middle;
}
