export {RELEASE_FEED_PLUGIN, type ReleaseFeedData} from './facts';
