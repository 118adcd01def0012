/** The release notes' Atom feed. */
export const RELEASE_FEED = {
  title: 'Sensory Percussion 2: release notes',
  author: 'Sunhouse',
  /** Below the base path. */
  path: 'release-notes.xml',
} as const;

/** Name of the plugin whose data tells pages where the feed is. */
export const RELEASE_FEED_PLUGIN = 'release-feed';

export interface ReleaseFeedData {
  /** Address of the feed; none as long as it would be empty. */
  address?: string;
}
