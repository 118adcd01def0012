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
