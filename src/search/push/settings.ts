import type {IndexSettings} from 'algoliasearch';

/** The hit's text that DocSearch and the search page show, in words. */
const SNIPPET_WORDS = 20;

/** Most sections of one page in a page of results, so that a long page leaves room for others. */
const SECTIONS_PER_PAGE = 3;

/** The page's title, what readers type for it, and its further headings. */
const TITLE_NAMES_AND_HEADINGS = [
  'hierarchy.lvl1',
  'keywords',
  ...['lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map((level) => `hierarchy.${level}`),
].map((attribute) => `unordered(${attribute})`);

/**
 * Settings of the hosted index: DocSearch's own (docsearch.algolia.com, "Record extractor" and
 * "Crawler configuration"), except where the comments say why not.
 */
export const INDEX_SETTINGS: IndexSettings = {
  // Title over heading over text; the name of the site's section says least, so it comes late.
  searchableAttributes: [...TITLE_NAMES_AND_HEADINGS, 'unordered(hierarchy.lvl0)', 'content'],
  // A filter on an attribute that is not named here finds nothing (specification, section 7).
  attributesForFaceting: ['type', 'language', 'version', 'docusaurus_tag'],
  // Addresses of sections are unique, so DocSearch's "url" would group nothing.
  attributeForDistinct: 'url_without_anchor',
  distinct: SECTIONS_PER_PAGE,
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: [`content:${SNIPPET_WORDS}`],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  allowTyposOnNumericTokens: false,
  minProximity: 1,
  attributeCriteriaComputedBy: 'minProximity',
  removeWordsIfNoResults: 'allOptional',
  advancedSyntax: true,
  queryLanguages: ['en'],
  indexLanguages: ['en'],
  ignorePlurals: true,
  removeStopWords: true,
};
