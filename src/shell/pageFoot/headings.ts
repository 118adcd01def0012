import type {Heading} from './reportUrl';

/** @returns the heading that a place in the text stands below; undefined above the first */
export function headingAbove(place: Node): Heading | undefined {
  return lastHeading(
    (heading) => (heading.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
}

/**
 * @returns the heading above the words that the reader has selected, else the last one in the window's
 *   upper third or above; undefined above the first
 */
export function headingInView(): Heading | undefined {
  const selection = getSelection();
  const selected = selection?.type === 'Range' && selection.anchorNode;
  if (selected) return headingAbove(selected);
  return lastHeading((heading) => {
    const [box] = heading.getClientRects(); // none where a filter or a tab hides it
    const isSeen = box !== undefined && heading.checkVisibility?.() !== false; // not in Safari 16.4
    return isSeen && box.top <= window.innerHeight / 3;
  });
}

function lastHeading(isAbove: (heading: Element) => boolean): Heading | undefined {
  // The closing list is no part of the page's own words (src/markdown/relatedPages.ts).
  const headings = document.querySelectorAll(
    '.theme-doc-markdown :is(h2, h3):not(:has(+ .sp-related))',
  );
  const heading = [...headings].filter(isAbove).at(-1);
  if (!heading) return undefined;
  const text = (heading.textContent ?? '').replace(/\u200B/g, '').trim(); // the heading's own anchor
  return {id: heading.id, text};
}
