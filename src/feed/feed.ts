import {Feed} from 'feed';
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
    const html = content.map((element) => htmlOf(element, page)).join('');
    feed.addItem({title, id: link, link, date, content: html});
  }
  return feed.atom1();
}

/** @returns an element with full addresses, since feed readers show it anywhere, and without the theme's extras */
function htmlOf(element: Element, page: string): string {
  const copy = element.cloneNode(true) as Element;
  for (const extra of Array.from(copy.querySelectorAll('.hash-link'))) extra.remove();
  for (const name of ['href', 'src']) {
    for (const linked of Array.from(copy.querySelectorAll(`[${name}]`))) {
      linked.setAttribute(name, new URL(linked.getAttribute(name) ?? '', page).href);
    }
  }
  for (const styled of [copy, ...Array.from(copy.querySelectorAll('[class]'))]) {
    styled.removeAttribute('class');
  }
  return copy.outerHTML;
}
