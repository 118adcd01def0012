export {offlineTags} from './headTags';
export {writeServiceWorker} from './writeWorker';
