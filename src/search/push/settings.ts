import type {IndexSettings} from 'algoliasearch';

/** DocSearch's own (docsearch.algolia.com, "Crawler configuration"), except where the comments say why not. */
export const INDEX_SETTINGS: IndexSettings = {
  // Title over heading over text; the name of the site's section says least, so it comes late.
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(keywords)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl0)',
    'content',
  ],
  // A filter on an attribute that is not named here finds nothing (specification, section 7).
  attributesForFaceting: ['type', 'language', 'version', 'docusaurus_tag'],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:20'], // words, as DocSearch and the search page show them
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  allowTyposOnNumericTokens: false,
  removeWordsIfNoResults: 'allOptional',
  advancedSyntax: true,
  queryLanguages: ['en'],
  indexLanguages: ['en'],
  ignorePlurals: true,
  removeStopWords: true,
};
