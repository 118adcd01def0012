/** A text in pieces, those that were found marked, so that it can be shown without parsing HTML. */
export type MarkedText = readonly {text: string; found: boolean}[];

/** @returns the text as one piece, not found */
export function unmarked(text: string): MarkedText {
  return text === '' ? [] : [{text, found: false}];
}

/** @returns the text without its marks */
export function plainText(marked: MarkedText): string {
  return marked.map(({text}) => text).join('');
}
