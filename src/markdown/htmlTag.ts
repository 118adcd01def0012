/** A comment, with its end if it has one; or a tag in HTML: whether it closes, and its name. */
export const HTML_TAG = /<!--[^]*?(?<end>-->|$)|<(?<close>\/?)(?<name>[a-z][\w:-]*)/gi;
