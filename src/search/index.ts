export {SUGGESTIONS} from './data/suggestions';
export {searchLink} from './settings';
