export {releaseFeedPlugin, writeReleaseFeed} from './plugin';
export {releaseFaults, RELEASE_NOTES} from './releases';
