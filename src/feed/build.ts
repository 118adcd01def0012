export {releaseFeedPlugin, writeReleaseFeed} from './plugin';
