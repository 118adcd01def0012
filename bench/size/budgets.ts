/** Paths of the pages that are several times as long as others, for good reason. */
export const LONG_PAGES: readonly string[] = ['glossary/', 'troubleshooting/no-sound/'];

/** The most bytes of brotli that readers may load. */
export const BUDGETS = {
  /** HTML with its inline styles, and scripts, up to the load event. */
  firstView: 122_000,
  /** The scripts of all pages and those of the page. */
  scripts: 100_000,
  /** The first view of a long page, which a script holds once more for React. */
  longFirstView: 131_000,
  /** The scripts of a long page. */
  longScripts: 105_000,
  /** What the styles add to a page's HTML. */
  styles: 12_000,
  /** The search dialog with its engine, scripts and styles. */
  search: 25_000,
  /** The index that it searches. */
  searchIndex: 60_000,
  /** A first demonstration with everything it needs, scripts and styles. */
  firstDemo: 60_000,
  /** What each further one adds. */
  furtherDemo: 10_000,
  /** A tool with everything it needs, scripts and styles. */
  tool: 10_000,
} as const;
