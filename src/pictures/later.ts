export {panels} from './panels';
