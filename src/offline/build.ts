export {offlinePlugin} from './plugin';
export {writeServiceWorker} from './writeWorker';
