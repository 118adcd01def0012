/**
 * A comment, with its end if it has one; or a tag in HTML, whole, as far as it goes: whether it closes, and its
 * name. What stands in an attribute's quotes is no tag.
 */
export const HTML_TAG =
  /<!--[^]*?(?<end>-->|$)|<(?<close>\/?)(?<name>[a-z][\w:-]*)(?:=\s*(?:"[^"]*"|'[^']*')|[^>])*>?/gi;
