export {eagerFirstImage} from './eagerFirstImage';
export {pictureFilesPlugin} from './filesPlugin';
export {figures} from './figures';
export {unescapeImageAlt} from './unescapeImageAlt';
