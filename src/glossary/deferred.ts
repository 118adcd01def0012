export {glossaryFilter} from './filter';
export {glossaryTips} from './tips';
