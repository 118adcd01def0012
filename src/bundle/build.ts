export {bundlePlugin} from './plugin';
