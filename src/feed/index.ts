/** The release notes' file, a path from docs/. */
export const RELEASE_NOTES = 'release-notes.md';

/** Their Atom feed. */
export const RELEASE_FEED = {
  title: 'Sensory Percussion 2: release notes',
  author: 'Sunhouse',
  /** Below the base path. */
  path: 'release-notes.xml',
} as const;

/** @returns whether a heading of the release notes is a version's, which makes it an entry of the feed */
export function isVersion(heading: string): boolean {
  return /^Version \d[\w.]*$/.test(heading);
}
