export {glossaryPlugin, writeGlossaryTerms} from './plugin';
