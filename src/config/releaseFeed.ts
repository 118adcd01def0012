/** The release notes' Atom feed. */
export const RELEASE_FEED = {
  title: 'Sensory Percussion 2: release notes',
  author: 'Sunhouse',
  /** Below the base path. */
  path: 'release-notes.xml',
} as const;
