import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {RELEASE_FEED} from '../../config/releaseFeed';
import {routeOfPage} from '../../lib/pageAddress';
import {parsePage} from '../../lib/markdown/page';
import {findBuiltPictures} from '../page-sources/pictures';
import {releaseFeed} from './feed';
import {readReleases} from './releases';

interface Request {
  /** Folder of the pages. */
  docs: string;
  /** Path of the release notes. */
  page: string;
  /** When they last changed. */
  changed: Date;
  /** Folder of the build. */
  outDir: string;
  /** The site's address, with base path. */
  site: string;
}

/**
 * Writes the feed into a build.
 *
 * @throws Error as readReleases
 */
export function writeReleaseFeed({docs, page, changed, outDir, site}: Request): void {
  const {title, author} = RELEASE_FEED;
  const builtPicture = findBuiltPictures(outDir);
  const {content, tree} = parsePage(readFileSync(page, 'utf8'));
  const feed = releaseFeed(
    content,
    readReleases(tree),
    {title, author, address: site + RELEASE_FEED.path, changed},
    {
      page: (file) => site + routeOfPage(file),
      picture: (file) => {
        const built = builtPicture(path.join(docs, file));
        return built && site + built;
      },
    },
  );
  writeFileSync(path.join(outDir, RELEASE_FEED.path), feed);
}
