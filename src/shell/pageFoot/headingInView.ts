/** Part of the window's height above which a heading counts as the one being read. */
const READING_LINE = 1 / 3;
/** The closing list is no part of the page's own words. */
const OWN_HEADINGS = '.theme-doc-markdown :is(h2, h3):not(#related)';

/**
 * @returns id and words of the heading above the words that the reader has selected, else of the one
 *   the reader is below; undefined above the first
 */
export function headingInView(): {id: string; text: string} | undefined {
  const line = window.innerHeight * READING_LINE;
  const selection = getSelection();
  const selected = selection?.type === 'Range' && selection.anchorNode;
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
