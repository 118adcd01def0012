import type {Line} from '../engine/lines';

/** A text in pieces, those that were found marked, so that it can be shown without parsing HTML. */
export type MarkedText = readonly {text: string; found: boolean}[];

/** @returns the text without its marks */
export function plainText(marked: MarkedText): string {
  return marked.map(({text}) => text).join('');
}

/** A section of a page that answers a query. */
export type SearchResult = {
  /** Where it is: a path of this site with its hash, or the full address of another. */
  url: string;
  /** Part of the site, page, then headings down to the section's own. */
  titles: readonly MarkedText[];
  /** What it says around the words found; empty when there is nothing to show. */
  snippet: MarkedText;
  /** What it says as a whole, where it is short and certain to be the answer. */
  answer?: readonly AnswerLine[];
};

export type AnswerLine = Omit<Line, 'text'> & {text: MarkedText};

export interface SearchAnswer {
  results: readonly SearchResult[];
  /** How many there are in all. */
  total: number;
  /** How many more there are that only mention a word of the query. They come last. */
  others: number;
}

/** Answers with so many results at most: the site's own index or Algolia. Rejects when nobody answers. */
export type SearchClient = (query: string, most: number) => Promise<SearchAnswer>;
