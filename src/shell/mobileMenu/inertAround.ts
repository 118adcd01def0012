/**
 * Takes everything but one element out of reach of keyboard, pointer and screen readers. What closes it
 * by a press beside it may stay: an element with `role="presentation"` is left alone.
 *
 * @param element stays in reach, with all that is inside
 * @returns puts everything back
 */
export function inertAround(element: Element): () => void {
  const changed: HTMLElement[] = [];
  for (let inner: Element = element; inner !== document.body; ) {
    const parent = inner.parentElement;
    if (!parent) break;
    for (const sibling of Array.from(parent.children)) {
      const isOther = sibling instanceof HTMLElement && sibling !== inner && !sibling.inert;
      if (!isOther || sibling.getAttribute('role') === 'presentation') continue;
      sibling.inert = true;
      changed.push(sibling);
    }
    inner = parent;
  }
  return () => {
    for (const sibling of changed) sibling.inert = false;
  };
}
