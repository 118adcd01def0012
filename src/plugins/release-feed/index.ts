import {stat} from 'node:fs/promises';
import path from 'node:path';
import {getFileCommitDate} from '@docusaurus/utils';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {RELEASE_FEED} from '../../config/releaseFeed';
import {runTask} from '../../lib/buildThread/thread';

/** Makes the release notes a feed that feed readers find from every page. */
export default function releaseFeedPlugin({siteDir, siteConfig, baseUrl}: LoadContext): Plugin {
  const docs = path.join(siteDir, 'docs');
  const page = path.join(docs, 'release-notes.md');
  const site = siteConfig.url + baseUrl;

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

    async postBuild({outDir}) {
      const changed = await lastChange(page);
      await runTask('writeReleaseFeed', {docs, page, changed, outDir, site});
    },
  };
}

/** The last commit's date, as "Last updated" has it; outside git, the file's. */
async function lastChange(file: string): Promise<Date> {
  try {
    return (await getFileCommitDate(file, {age: 'newest'})).date;
  } catch {
    return (await stat(file)).mtime;
  }
}
