export {glossaryPlugin} from './plugin';
export {readTerms} from './terms';
