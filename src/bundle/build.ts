export {docsPlugin} from './docsPlugin';
export {bundlePlugin} from './plugin';
