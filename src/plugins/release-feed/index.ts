import {stat} from 'node:fs/promises';
import path from 'node:path';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {RELEASE_FEED} from '../../config/releaseFeed';
import {runTask} from '../../lib/buildThread/thread';
import {docsVersionOf, fileOfDoc} from '../../lib/docsVersion';
import {besideRendering} from '../besideRendering';

const PAGE = 'release-notes.md';

/** Makes the release notes a feed that feed readers find from every page. */
export default function releaseFeedPlugin({
  siteDir,
  outDir,
  siteConfig,
  baseUrl,
}: LoadContext): Plugin {
  const docs = path.join(siteDir, 'docs');
  const page = path.join(docs, PAGE);
  const site = siteConfig.url + baseUrl;
  let committed: Date | undefined;

  const written = besideRendering(async () => {
    const changed = committed ?? (await stat(page)).mtime;
    await runTask('writeReleaseFeed', {docs, page, changed, outDir, site});
  });

  return {
    name: 'release-feed',

    injectHtmlTags() {
      const attributes = {
        rel: 'alternate',
        type: 'application/atom+xml',
        title: RELEASE_FEED.title,
        href: baseUrl + RELEASE_FEED.path,
      };
      return {headTags: [{tagName: 'link', attributes}]};
    },

    allContentLoaded({allContent}) {
      committed = lastCommit(allContent);
    },

    configureWebpack: written.configureWebpack,

    postBuild: written.result,
  };
}

/** @returns the date of "Last updated" on the page; none outside git */
function lastCommit(allContent: AllContent): Date | undefined {
  const {docs} = docsVersionOf(allContent);
  const time = docs.find((doc) => fileOfDoc(doc) === PAGE)?.lastUpdatedAt;
  return time ? new Date(time) : undefined;
}
