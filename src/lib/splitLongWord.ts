/** A path, an address or a name that may not fit on the line of the narrowest phones, in letters. */
const LONG = /\S{25,}/;
/** After these such a word may end its line; not after a period, or a file would lose its ending. */
const SIGNS = /(?<=[/\\_=&?-])(?=[^/\\_=&?\s-])/;

/** @returns the parts between which a line may end: one, where all words are short */
export const splitLongWord = (text: string): string[] =>
  LONG.test(text) ? text.split(SIGNS) : [text];
