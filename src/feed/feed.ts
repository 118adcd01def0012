import {Feed} from 'feed';
import {toHtml} from 'hast-util-to-html';
import type {Root, RootContent} from 'mdast';
import {toHast} from 'mdast-util-to-hast';
import {visit} from 'unist-util-visit';
import {routeOfPage} from '../lib/pageAddress';
import {RELEASE_FEED} from './facts';
import {RELEASE_NOTES, type Release} from './releases';

/**
 * @param releases dated versions of the release notes, newest first; at least one
 * @param siteUrl the site's address, with base path
 * @returns an Atom feed (RFC 4287), one entry a version
 */
export function releaseFeed(releases: readonly Release[], siteUrl: string): string {
  const page = siteUrl + routeOfPage(RELEASE_NOTES);
  const feed = new Feed({
    id: page,
    title: RELEASE_FEED.title,
    description: 'One entry for each version of the software.',
    link: page,
    feedLinks: {atom: siteUrl + RELEASE_FEED.path},
    language: 'en',
    author: {name: RELEASE_FEED.author},
    copyright: '',
    updated: new Date(Math.max(...releases.map(({date}) => date.getTime()))),
    generator: 'Docusaurus',
  });
  for (const {title, id, date, content} of releases) {
    const link = `${page}#${id}`;
    feed.addItem({title, id: link, link, date, content: htmlOf(content, page)});
  }
  return feed.atom1();
}

/** @returns the nodes as HTML, with full addresses: feed readers show them anywhere */
function htmlOf(content: readonly RootContent[], page: string): string {
  const tree: Root = {type: 'root', children: structuredClone([...content])};
  visit(tree, ['link', 'image', 'definition'], (node) => {
    if ('url' in node) node.url = fullAddress(node.url, page);
  });
  return toHtml(toHast(tree));
}

/** A link to a page's file leads to the page: `./how-to/record.md#id` to `…/how-to/record/#id`. */
function fullAddress(address: string, page: string): string {
  const root = new URL('..', page);
  const {href, origin, pathname, hash} = new URL(address, root);
  if (!/\.mdx?$/.test(pathname) || origin !== root.origin) return href;
  const file = pathname.slice(root.pathname.length);
  return root.href + routeOfPage(file) + hash;
}
