export {singleKeysAreOn, useSingleKeys} from './singleKeys';
