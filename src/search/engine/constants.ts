/**
 * What the engine weighs and limits. "Worth" is MRR@10 of the bench's clean queries (`npm run bench:search`) with
 * the constant, less that without it or with what is said instead. A value without a worth is judged by eye.
 */

/** MiniSearch's boost of each field; `words` and `rest` have each word once, whatever the page says of it. Worth 0.067 over 1. */
export const FIELD_BOOST = {title: 4, heading: 2.2, phrase: 4.5, text: 1, words: 0.7, rest: 0.4};

/** What `npm run bench:search-fit` measures and fits, besides the fields' boosts. */
export const TUNED = {
  /** What another wording counts beside the word itself. */
  synonym: 0.3,
  /** What a page's title adds to its score if it is the query, as a share; */
  likeTitle: 2.2,
  /** and what a heading of it adds, or a phrase that readers type for it. */
  likePhrase: 2,
  /** One or two letters begin half of all words, so they are looked for in headings and phrases only. */
  prefixInTextFrom: 3,
  /** A word with so many letters may have one typing error (as in Algolia), or two (as in DocSearch). */
  typoFrom: 4,
  twoTyposFrom: 7,
  /** A half-typed ending has up to so many letters: "settin" is a stem and "tin". */
  endingMax: 3,
};

/**
 * Pages with a smaller share of the best page's score are left out. A page whose title is another wording of the
 * best page's (synonym / (1 + likeTitle) = 0.094) stays; without it a query has 72 results instead of 22.
 */
export const CUT_OFF = 0.09;
/**
 * Pages with a smaller share only mention a word of a query of several: they are listed when asked for. Of 228
 * queries of the tuning halves 4 lose their right page to that list; one has 4 results instead of 22, a new one 7
 * instead of 34.
 */
export const ENOUGH = 0.4;
/**
 * The first result is shown whole if it has at least this share of the query in its own words, and if the next
 * page's score is at most that share, times this, of its own. `npm run bench:search` says how often it is shown,
 * and how often right.
 */
export const ANSWER_SHARE = 0.3;
export const CLEARLY_AHEAD = 0.7;
/** So many sections of a page are listed besides its best, with at least this share of its score. */
export const EXTRA_SECTIONS = 2;
export const EXTRA_SECTION_SHARE = 0.8;

/** Longer queries are cut, so that a text pasted by mistake can't hold the page up. */
export const QUERY_MAX = 240;
/** Documents that are indexed at a stretch, some 10 ms of a slow phone; then the page may answer its reader. */
export const INDEX_AT_ONCE = 30;

/** Characters of a snippet: two lines on a phone. */
export const SNIPPET_MAX = 150;
/** Words that stay before the first one found where a sentence has to be cut. */
export const WORDS_BEFORE = 5;
