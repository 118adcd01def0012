export {writeNotices} from './writeNotices';
