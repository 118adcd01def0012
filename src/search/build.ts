export {assistantThemeConfig} from './assistant';
export {searchPlugin} from './plugin';
export {writeSearchIndex} from './records/writeIndex';
export {SEARCH_PAGE} from './settings';
