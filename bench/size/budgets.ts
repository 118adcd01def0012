/** The most bytes of brotli that readers may load. */
export const BUDGETS = {
  /** HTML with its inline styles, and scripts, up to the load event. */
  firstView: 126_000,
  /** The same of the glossary, the longest page. */
  glossary: 135_000,
  /** The scripts of all pages and those of the page. */
  scripts: 108_000,
  /** What the styles add to a page's HTML. */
  styles: 9_000,
  /** The search dialog with its engine, scripts and styles. */
  search: 25_000,
  /** The index that it searches. */
  searchIndex: 60_000,
  /** A first demonstration with everything it needs, scripts and styles. */
  firstDemo: 60_000,
  /** What each further one adds. */
  furtherDemo: 10_000,
} as const;
