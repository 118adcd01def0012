export {sitePagesPlugin} from './notFound/plugin';
export {inlineScriptsPlugin} from './inlineScripts';
export {wrapSections} from './laterSections/wrapSections';
