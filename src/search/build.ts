export {searchLink} from './settings';
export {SUGGESTIONS} from './data/suggestions';
export {assistantThemeConfig, searchPlugin} from './plugin';
export {writeSearchIndex} from './records/writeIndex';
