// `npm run bench:search-fit` says what a value is worth; one that it doesn't name is judged by eye.

/** MiniSearch's boost of each field; `rest` has each word once, however often the page says it. */
export const FIELD_BOOST = {title: 4, heading: 2.2, phrase: 4.5, text: 1, rest: 0.4};

/** What `npm run bench:search-fit` measures and fits, besides the fields' boosts. */
export const TUNED = {
  /** What another wording counts beside the word itself. */
  synonym: 0.3,
  /** What a page's title adds to its score if it is the query, as a share. */
  likeTitle: 2.2,
  /** What a heading adds if it is the query, or a phrase that readers type for the page. */
  likePhrase: 2,
  /** A word with so many letters may have one typing error (as in Algolia), or two (as in DocSearch). */
  typoFrom: 4,
  twoTyposFrom: 7,
};

/** Least share of the best page's score. A page whose title is a synonym has 0.3 / (1 + 2.2) = 0.094, and stays. */
export const CUT_OFF = 0.09;
/** Pages with a smaller share only mention a word of a query of several: they are listed when asked for. */
export const ENOUGH = 0.4;
/** Least share of the query's words that the first result must have itself to be shown whole. */
export const ANSWER_SHARE = 0.3;
/** For that, the next page's fit may be at most this, times the first result's share, times its fit. */
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
