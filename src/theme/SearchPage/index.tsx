/**
 * Replaces @theme/SearchPage (theme-search-algolia 3.9.1; not there without that theme): src/search/page.
 */
export {default} from '@site/src/search/page/SearchPage';
