import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {FinishingStep} from '../lib/finishedBuild';
import {RELEASE_FEED, RELEASE_FEED_PLUGIN, type ReleaseFeedData} from './facts';
import {RELEASE_NOTES, type Release} from './releases';

/**
 * Tells every page where the release notes' feed is, once there is something in it: feed readers by a
 * link in the head, the release notes by the plugin's data.
 */
export function releaseFeedPlugin({siteDir, baseUrl}: LoadContext): Plugin {
  let hasReleases = false;
  return {
    name: RELEASE_FEED_PLUGIN,
    loadContent: () => readNotes(siteDir),
    contentLoaded({content, actions}) {
      hasReleases = (content as Release[]).length > 0;
      const data: ReleaseFeedData = hasReleases ? {address: baseUrl + RELEASE_FEED.path} : {};
      actions.setGlobalData(data);
    },
    injectHtmlTags() {
      const attributes = {
        rel: 'alternate',
        type: 'application/atom+xml',
        title: RELEASE_FEED.title,
        href: baseUrl + RELEASE_FEED.path,
      };
      return hasReleases ? {headTags: [{tagName: 'link', attributes}]} : {};
    },
  };
}

/**
 * Writes the feed of the release notes, if they have a dated version.
 *
 * @throws Error as readReleases
 */
export const writeReleaseFeed: FinishingStep = async ({siteDir, outDir, siteUrl}) => {
  const releases = await readNotes(siteDir);
  if (releases.length === 0) return;
  const {releaseFeed} = await import('./feed');
  await writeFile(path.join(outDir, RELEASE_FEED.path), releaseFeed(releases, siteUrl));
};

async function readNotes(siteDir: string): Promise<Release[]> {
  const [{parseMarkdown}, {readReleases}] = await Promise.all([
    import('../lib/parseMarkdown'),
    import('./releases'),
  ]);
  const source = await readFile(path.join(siteDir, 'docs', RELEASE_NOTES), 'utf8');
  return readReleases(parseMarkdown(source).tree);
}
