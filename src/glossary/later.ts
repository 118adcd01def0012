export {glossaryFilter} from './filter';
export {glossaryRow} from './row';
export {glossaryTips} from './tips';
