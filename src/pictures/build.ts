export {pictureFilesPlugin} from './filesPlugin';
export {figures} from './figures';
export {images, turnedPictures} from './images';
