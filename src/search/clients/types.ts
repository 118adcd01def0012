import type {MarkedText} from '../marked';

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

/** A line of an answer: a paragraph, a step, an item of a list or a row of a table. */
export interface AnswerLine {
  kind: string;
  /** A step's number. */
  number?: number;
  text: MarkedText;
}

export interface SearchAnswer {
  /** Best first. */
  results: readonly SearchResult[];
  /** How many there are in all. */
  total: number;
  /** How many more there are that only mention a word of the query; they come last. */
  others: number;
}

/**
 * Whoever answers queries as they are typed, with so many results at most: the site's own index in the
 * browser, or Algolia. It throws when nobody answers.
 */
export type SearchClient = (query: string, most: number) => Promise<SearchAnswer>;
