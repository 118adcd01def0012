export {eagerFirstImage} from './eagerFirstImage';
export {figures} from './figures';
export {unescapeImageAlt} from './unescapeImageAlt';
