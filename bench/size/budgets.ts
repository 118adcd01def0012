import {version} from 'react';

/** What another React than 18 adds to the scripts of each view: 19.3.1, measured (.github/UPGRADING.md). */
const REACT = version.startsWith('18.') ? 0 : 19_100;

/** Paths of the pages that are several times as long as others, for good reason. */
export const LONG_PAGES: readonly string[] = ['glossary/', 'troubleshooting/no-sound/'];

/** The most bytes of brotli that readers may load, and what to do where it is more. */
export interface Budget {
  most: number;
  remedy: string;
}

const LATER = 'Load on demand what a first view does not need (src/bundle/README.md).';
const SHORTER = `${LATER} If it is this page's words and tables, make two pages of it, or list it in LONG_PAGES.`;

/**
 * Goals with a tenth of room, so that a page, a picture, a heading or a link in the navbar never meets one:
 * they tell of a mechanism that has begun to load more.
 */
export const BUDGETS = {
  /** HTML with its inline styles, and scripts, up to the load event. */
  firstView: {most: 143_000 + REACT, remedy: SHORTER},
  /** The first view of a long page, which a script holds once more for React. */
  longFirstView: {most: 153_000 + REACT, remedy: LATER},
  /** The scripts of all pages and those of the page. */
  scripts: {most: 112_000 + REACT, remedy: LATER},
  /** The scripts of a long page. */
  longScripts: {most: 117_000 + REACT, remedy: LATER},
  /** What the styles add to a page's HTML. */
  styles: {
    most: 21_500,
    remedy: 'Name a sheet that comes with a script "*.lazy.css" (src/bundle/plugin.ts).',
  },
  /** The search dialog with its engine. */
  search: {most: 27_500, remedy: 'See what src/search imports.'},
  /** The index that it searches, for each page. */
  searchIndexOfPage: {
    most: 1000,
    remedy: 'See what src/search/records puts into it; the number of pages does not matter.',
  },
  /** A first demonstration with everything it needs, scripts and styles. */
  firstDemo: {most: 60_000, remedy: 'See what src/play imports.'},
  /** What each further one adds. */
  furtherDemo: {most: 10_000, remedy: 'See what it imports besides types and src/play/core.'},
  /** A tool with everything it needs, scripts and styles. */
  tool: {most: 10_000, remedy: 'See what it imports.'},
} as const satisfies Record<string, Budget>;
