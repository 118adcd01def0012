export {noteShipped} from './lists';
export {licensesPlugin} from './plugin';
