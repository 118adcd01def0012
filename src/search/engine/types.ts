export type EmbeddedIndex = readonly EmbeddedPage[];

interface EmbeddedPage {
  /** Path, with trailing slash. */
  path: string;
  group: string;
  title: string;
  /** What it counts beside other pages; 1 when left out. */
  weight?: number;
  /** Whether its headings are words, and its sections say what they mean. */
  defines?: true;
  sections: EmbeddedSection[];
  /** Index forms of words that stand only in text that the index leaves out. */
  rest: string;
}

/**
 * Heading's depth (1: the page's opening, without), heading, lines (./lines.ts), what readers may type for it, whether
 * the lines are all of it, and its anchor if the heading doesn't give it.
 */
export type EmbeddedSection = [
  depth: 1 | 2 | 3,
  heading: string,
  text: string,
  keywords: string,
  isWhole: 0 | 1,
  anchor?: string,
];
