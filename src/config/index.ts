/** What docusaurus.config.ts is made of, as src/config/compiledSources.ts compiles it. */
export {parseFrontMatter} from '../content/parseFrontMatter';
export {announcementBar} from './announcementBar';
export {footer} from './footer';
export {hasGitHistory} from './git';
export {navbar} from './navbar';
export {readOffline} from './offline';
export {algoliaThemeConfig} from './search';
export {readHostedSearch, readTrackingId} from './services';
export {EDIT_URL, SITE} from './site';
export {socialMetadata} from './socialMetadata';
