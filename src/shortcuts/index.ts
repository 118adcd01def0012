export {allowsSingleKey, useSingleKeys} from './singleKeys';
