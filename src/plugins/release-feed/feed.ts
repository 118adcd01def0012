import {Feed} from 'feed';
import {micromark} from 'micromark';
import {gfm, gfmHtml} from 'micromark-extension-gfm';
import type {Addresses} from '../../lib/markdown/addressEdits';
import {plainMarkdown} from '../../lib/markdown/plain';
import type {Release} from './releases';

const PAGE = 'release-notes.md';

/** What the feed says about itself. */
export interface FeedFacts {
  title: string;
  author: string;
  /** Full address of the feed. */
  address: string;
  /** When the page last changed: the feed's date as long as no version is dated. */
  changed: Date;
}

/**
 * @param notes the text of the release notes
 * @param releases their dated versions, newest first
 * @param facts what the feed says about itself
 * @param addresses where the site's pages and pictures stand
 * @returns an Atom feed (RFC 4287), one entry a version; valid, and empty, without any
 */
export function releaseFeed(
  notes: string,
  releases: readonly Release[],
  {title, author, address, changed}: FeedFacts,
  addresses: Addresses,
): string {
  const page = addresses.page(PAGE);
  const newest = Math.max(...releases.map(({date}) => date.getTime()));
  const feed = new Feed({
    id: page,
    title,
    description: 'One entry for each version of the software that has dated release notes.',
    link: page,
    feedLinks: {atom: address},
    language: 'en',
    author: {name: author},
    copyright: '',
    updated: releases.length > 0 ? new Date(newest) : changed,
    generator: 'Docusaurus',
  });
  for (const {title: version, id, date, content} of releases) {
    const link = `${page}#${id}`;
    feed.addItem({
      title: version,
      id: link,
      link,
      date,
      content: toHtml(notes, content, addresses),
    });
  }
  return feed.atom1();
}

function toHtml(content: string, children: Release['content'], addresses: Addresses): string {
  const tree = {type: 'root' as const, children};
  const plain = plainMarkdown({content, tree, file: PAGE}, addresses);
  return micromark(plain, {extensions: [gfm()], htmlExtensions: [gfmHtml()]});
}
