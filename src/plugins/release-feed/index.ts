import {stat, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {getFileCommitDate} from '@docusaurus/utils';
import type {LoadContext, Plugin} from '@docusaurus/types';
import matter from 'gray-matter';
import {RELEASE_FEED} from '../../config/releaseFeed';
import {routeOfPage} from '../../lib/pageAddress';
import {findBuiltPictures} from '../markdown-twins/pictures';
import {releaseFeed} from './feed';
import {readReleases} from './releases';

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
      const builtPicture = findBuiltPictures(outDir);
      const feed = releaseFeed(
        readReleases(matter(await readFile(page, 'utf8')).content),
        {
          title: RELEASE_FEED.title,
          author: RELEASE_FEED.author,
          address: site + RELEASE_FEED.path,
          changed: await lastChange(page),
        },
        {
          page: (file) => site + routeOfPage(file),
          picture: (file) => {
            const built = builtPicture(path.join(docs, file));
            return built && site + built;
          },
        },
      );
      await writeFile(path.join(outDir, RELEASE_FEED.path), feed);
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
