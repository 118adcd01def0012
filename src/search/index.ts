export {SUGGESTIONS} from './data/suggestions';
export {useSearchLink} from './useSearchSettings';
