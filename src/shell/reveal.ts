/**
 * Brings an entry of a scrolling list into view by scrolling that list only, never the page, and at
 * once, so that nothing moves before the reader's eyes. An entry well in view stays where it is.
 */
export function reveal(entry: Element, list: Element): void {
  const {top, bottom} = entry.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  const margin = Math.min(frame.height, window.innerHeight) / 5; // shows its neighbors
  if (top >= frame.top + margin && bottom <= frame.bottom - margin) return;
  list.scrollTop += (top + bottom) / 2 - (frame.top + frame.height / 2);
}
