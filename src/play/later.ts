export {demonstrations} from './figure/listener';
