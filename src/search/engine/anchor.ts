/**
 * The anchor Docusaurus gives a heading that has none of its own. The index spells out only others,
 * which the build makes sure of.
 *
 * @param heading a heading's text
 */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}
