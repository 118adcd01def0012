export {tools} from './block/listener';
