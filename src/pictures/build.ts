export {eagerFirstImage} from './eagerFirstImage';
export {unescapeImageAlt} from './unescapeImageAlt';
