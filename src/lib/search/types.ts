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

export type HierarchyLevel = keyof Hierarchy;

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
  language: string;
  docusaurus_tag: string;
  version: string;
  weight: {pageRank: number; level: number; position: number};
}

/** The browser's index: records without what every record has in common. */
export interface EmbeddedIndex {
  sections: EmbeddedSection[];
}

export interface EmbeddedSection {
  /** Path with anchor. */
  url: string;
  /** Site section, page title, then headings down to this section's own. */
  titles: string[];
  content: string;
}
