export {SUGGESTIONS} from './data/suggestions';
export {SearchPageLink} from './page/SearchPageLink';
export {SEARCH_PAGE} from './settings';
export {useSearchLink} from './useSearchSettings';
