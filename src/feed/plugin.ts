import {readFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {FinishingStep} from '../lib/finishedBuild';
import {routeOfPage} from '../lib/pageAddress';
import {RELEASE_FEED, RELEASE_FEED_PLUGIN, type ReleaseFeedData} from './facts';
import {readReleases, RELEASE_NOTES} from './releases';

/** A version's heading in the Markdown of the release notes. */
const VERSION = /^## Version \d/m;

/**
 * Tells every page where the release notes' feed is, once there is something in it: feed readers by a
 * link in the head, the release notes by the plugin's data.
 */
export function releaseFeedPlugin({siteDir, baseUrl}: LoadContext): Plugin {
  const page = path.join(siteDir, 'docs', RELEASE_NOTES);
  const address = baseUrl + RELEASE_FEED.path;
  const hasReleases = (): boolean => VERSION.test(readFileSync(page, 'utf8'));
  return {
    name: RELEASE_FEED_PLUGIN,
    getPathsToWatch: () => [page],
    contentLoaded({actions}) {
      const data: ReleaseFeedData = hasReleases() ? {address} : {};
      actions.setGlobalData(data);
    },
    injectHtmlTags() {
      const attributes = {
        rel: 'alternate',
        type: 'application/atom+xml',
        title: RELEASE_FEED.title,
        href: address,
      };
      return hasReleases() ? {headTags: [{tagName: 'link', attributes}]} : {};
    },
  };
}

/**
 * Writes the feed of the release notes, if they have a dated version.
 *
 * @throws Error as readReleases
 */
export const writeReleaseFeed: FinishingStep = async ({outDir, siteUrl, pages}) => {
  const notes = pages.find(({route}) => route === routeOfPage(RELEASE_NOTES));
  const body = notes?.document().querySelector('.theme-doc-markdown');
  if (!body) throw new Error('src/feed: the release notes were not built.');
  const releases = readReleases(body);
  if (releases.length === 0) return;
  const {releaseFeed} = await import('./feed');
  await writeFile(path.join(outDir, RELEASE_FEED.path), releaseFeed(releases, siteUrl));
};
