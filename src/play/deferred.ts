export {demonstrations} from './figure/listener';
export {tools} from './tools/block/listener';
