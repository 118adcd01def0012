export {offline} from './page';
