/** The browser's index: what it takes to find sections and to show a result, and no more. */
export interface EmbeddedIndex {
  pages: EmbeddedPage[];
  /**
   * Words that stand only in text the index leaves out: a line per word with its index form, a space,
   * and a character for each page that has it (FIRST_PAGE_CODE + the page's place in `pages`).
   */
  rest: string;
}

export const FIRST_PAGE_CODE = 0x23;

export interface EmbeddedPage {
  /** Path, with trailing slash. */
  path: string;
  /** Part of the site. */
  group: string;
  title: string;
  /** What it counts beside other pages; 1 when left out. */
  weight?: number;
  sections: EmbeddedSection[];
}

/**
 * A section: depth of its heading (1 is the page's opening, which has none), heading, text as lines (./lines.ts),
 * what readers may type for it, whether the text is all of it, index forms of words that find it and are not
 * shown, and its anchor if the heading doesn't give it (`anchorOf`).
 */
export type EmbeddedSection = [
  depth: 1 | 2 | 3,
  heading: string,
  text: string,
  keywords: string,
  isWhole: 0 | 1,
  words: string,
  anchor?: string,
];

/** A section as results show it. */
export interface FoundSection {
  /** Path with anchor. */
  url: string;
  /** Part of the site, page title, then headings down to this section's own. */
  titles: string[];
  /** Lines (./lines.ts). */
  text: string;
  /** Whether the text is the whole section, which is short. */
  isWhole: boolean;
}

/** A section that answers a query, with the index forms that were found. */
export interface Match {
  section: FoundSection;
  /** The page's, whose text begins with the page's description. */
  opening: FoundSection;
  /** Whether it is likely to answer, and doesn't only mention a word of the query. */
  answers: boolean;
  /** Its page's score as a share of the best page's, from 0 to 1. */
  relevance: number;
  /** Which share of the query it has in its own words, by inverse document frequency. */
  share: number;
  terms: ReadonlySet<string>;
  /** Those that were typed themselves, and don't only stand for what was. */
  typed: ReadonlySet<string>;
}
