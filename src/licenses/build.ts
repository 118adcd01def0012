export {noteShipped} from './lists';
