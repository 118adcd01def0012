export {sitePagesPlugin} from './notFound/plugin';
export {inlineScriptsPlugin} from './inlineScripts';
