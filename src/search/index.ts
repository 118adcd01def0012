export {useSearchLink} from './useSearchSettings';
