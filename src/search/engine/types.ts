/**
 * Shapes shared by the search's build part and browser part. Records follow DocSearch's record layout
 * (docsearch.algolia.com, "Record extractor"), so that the same records feed Algolia.
 */

/** Headings from the site section (lvl0) and page title (lvl1) down to the record's own heading. */
export interface Hierarchy {
  lvl0: string;
  lvl1: string;
  lvl2: string | null;
  lvl3: string | null;
  lvl4: string | null;
  lvl5: string | null;
  lvl6: string | null;
}

/** One section of one page. */
export interface SearchRecord {
  objectID: string;
  /** Full address with anchor, such as `https://host/v2/how-to/record/#an-example`. */
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: 'lvl1' | 'lvl2' | 'lvl3';
  hierarchy: Hierarchy;
  content: string;
  /** What readers may type for it besides its own words. */
  keywords: string[];
  language: string;
  docusaurus_tag: string;
  version: string;
  weight: {pageRank: number; level: number; position: number};
}

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
  /** Words readers may type for this page: its sidebar name, its address, ../data/keywords.yml. */
  names: string;
  /** What it counts beside other pages; 1 when left out. */
  weight?: number;
  sections: EmbeddedSection[];
}

/**
 * A section: depth of its heading (1 is the page's opening), heading, text, and its keywords and
 * anchor where there are any that the heading doesn't give (`anchorOf`).
 */
export type EmbeddedSection = [
  depth: 1 | 2 | 3,
  heading: string,
  text: string,
  keywords?: string,
  anchor?: string,
];

/** A section as results show it. */
export interface FoundSection {
  /** Path with anchor. */
  url: string;
  /** Part of the site, page title, then headings down to this section's own. */
  titles: string[];
  text: string;
}
