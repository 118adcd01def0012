export {h, s, wantsStill} from '../lib/dom';
