/**
 * A comment, with its end if it has one; or a tag in HTML, whole, as far as it goes: whether it closes, and its
 * name. What stands in an attribute's quotes is no tag.
 */
export const HTML_TAG =
  /<!--[^]*?(?<end>-->|$)|<(?<close>\/?)(?<name>[a-z][\w:-]*)(?:=\s*(?:"[^"]*"|'[^']*')|[^>])*>?/gi;

/** Elements within which names are those of drawings and formulas. */
export const FOREIGN = ['svg', 'math'];

/** A slash before the end; after = it belongs to a value without quotes. */
const SLASH = /(?<!=[^\s"']*)\/>$/;

/**
 * @param tag as it is written
 * @param name in small letters, of an element that isn't within a drawing
 * @returns whether it needs no other tag to end it: elements of HTML don't end by a slash, whatever is written
 */
export function endsItself(tag: string, name: string): boolean {
  return FOREIGN.includes(name) && SLASH.test(tag);
}
