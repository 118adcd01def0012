export {SEARCH_KEYS} from './searchKeys';
export {allowsSingleKey, useSingleKeys} from './singleKeys';
