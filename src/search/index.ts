export {SUGGESTIONS} from './data/suggestions';
export {SearchPageLink} from './page/SearchPageLink';
export {useSearchLink} from './useSearchSettings';
