/** Most bytes of brotli that a first view may load, pictures aside (issue on speed, 'Deliver'). */
export const BUDGETS = {
  /** HTML with its inline styles, and scripts. */
  firstView: 120_000,
  /** What the styles add to a page's HTML. */
  styles: 8_000,
  /** The scripts of all pages and those of the page. */
  scripts: 100_000,
  /** Of 70 kB for index and engine together (issue on search); the engine takes some 12. */
  searchIndex: 58_000,
} as const;

/**
 * Pages so long that their own words, which stand in the HTML and again in the script, take them past a
 * budget, and what they may have instead.
 */
export const LONG_PAGES: Readonly<
  Record<string, Partial<Record<'firstView' | 'scripts', number>>>
> = {
  'glossary/': {firstView: 124_500, scripts: 103_500},
  'troubleshooting/no-sound/': {scripts: 102_000},
};
