/** Most bytes of brotli that a first view may load, pictures aside (issue on speed, 'Deliver'). */
export const BUDGETS = {
  /** HTML with its inline styles, and scripts. */
  firstView: 120_000,
  /** What the styles add to a page's HTML. */
  styles: 8_000,
  /** The scripts of all pages and those of the page. */
  scripts: 100_000,
  /** The search's index and engine, the dialog apart (issue on search). */
  search: 70_000,
} as const;

/**
 * Pages so long that their own words, which stand in the HTML and again in the script, take them past a
 * budget, and what they may have instead.
 */
export const LONG_PAGES: Readonly<
  Record<string, Partial<Record<'firstView' | 'scripts', number>>>
> = {
  'glossary/': {firstView: 123_500, scripts: 102_500},
  'troubleshooting/no-sound/': {scripts: 101_500},
};
