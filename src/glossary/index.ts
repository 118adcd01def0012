export {glossaryTips} from './tips';
