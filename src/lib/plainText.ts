/** What an element says where only plain text can stand: in the search, in tips, in a label. */

const ON_LINE = '0123456789+-−';
const OFF_LINE: Readonly<Record<string, string>> = {sup: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻', sub: '₀₁₂₃₄₅₆₇₈₉₊₋₋'};

/**
 * @param element its name
 * @param text what stands in it
 * @returns the text; where the element raises or lowers numbers they stay so: 10 to the third is not 103
 */
export function offLine(element: string, text: string): string {
  const signs = OFF_LINE[element];
  return signs ? text.replace(/[\d+−-]/g, (sign) => signs[ON_LINE.indexOf(sign)] ?? sign) : text;
}

export const isElement = (node: Node): node is Element => node.nodeType === 1;

/** @returns the text in a node, pictures' too, but for comments, numbers of notes and what is struck */
export function plainText(node: Node): string {
  if (!isElement(node)) return node.nodeType === 3 ? (node.nodeValue ?? '') : '';
  if (node.matches('[data-footnote-ref], del, s, strike')) return '';
  if (node.matches('br, img')) return ` ${node.getAttribute('alt') ?? ''} `;
  return offLine(node.localName, Array.from(node.childNodes).map(plainText).join(''));
}

/** @returns words without line breaks, and without the empty space that is the text of a heading's own link */
export function clean(text: string | null | undefined): string {
  return (text ?? '')
    .replace(/[\u200B\uFEFF]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
