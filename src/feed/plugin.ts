import {readFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {FinishingStep} from '../lib/finishedBuild';
import {routeOfPage} from '../lib/pageAddress';
import {RELEASE_FEED, RELEASE_NOTES} from './index';

/** Tells feed readers on every page where the release notes' feed is, once there is something in it. */
export function releaseFeedPlugin({siteDir, baseUrl}: LoadContext): Plugin {
  const page = path.join(siteDir, 'docs', RELEASE_NOTES);
  return {
    name: 'release-feed',
    getPathsToWatch: () => [page],
    injectHtmlTags() {
      if (!/^## Version \d/m.test(readFileSync(page, 'utf8'))) return {};
      const attributes = {
        rel: 'alternate',
        type: 'application/atom+xml',
        title: RELEASE_FEED.title,
        href: baseUrl + RELEASE_FEED.path,
      };
      return {headTags: [{tagName: 'link', attributes}]};
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
  const {readReleases, releaseFeed} = await import('./feed');
  const releases = readReleases(body);
  if (releases.length === 0) return;
  await writeFile(path.join(outDir, RELEASE_FEED.path), releaseFeed(releases, siteUrl));
};
