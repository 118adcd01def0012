/** Part of the window's height above which a heading counts as the one being read. */
const READING_LINE = 1 / 3;
const TEXT = '.theme-doc-markdown';
/** The closing list is no part of the page's own words. */
const OWN_HEADINGS = `${TEXT} :is(h2, h3):not(#related)`;

/**
 * @returns id and words of the heading above the words that the reader has selected, else of the one
 *   the reader is below; undefined above the first
 */
export function headingInView(): {id: string; text: string} | undefined {
  const line = window.innerHeight * READING_LINE;
  const selected = selectedNode();
  const heading = [...document.querySelectorAll(OWN_HEADINGS)]
    .filter((candidate) =>
      selected
        ? candidate.compareDocumentPosition(selected) & Node.DOCUMENT_POSITION_FOLLOWING
        : candidate.getBoundingClientRect().top <= line,
    )
    .at(-1);
  if (!heading) return undefined;
  const text = (heading.textContent ?? '').replace(/\u200B/g, '').trim(); // the heading's own anchor
  return {id: heading.id, text};
}

/** @returns where selected words of the page's text begin */
function selectedNode(): Node | undefined {
  const selection = getSelection();
  if (!selection?.anchorNode || selection.isCollapsed) return undefined;
  return document.querySelector(TEXT)?.contains(selection.anchorNode)
    ? selection.anchorNode
    : undefined;
}
