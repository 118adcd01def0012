import {Feed} from 'feed';
import {routeOfPage} from '../lib/pageAddress';
import {sectionOf} from '../lib/section';
import {isVersion, RELEASE_FEED, RELEASE_NOTES} from './index';

/** One dated version of the release notes. */
interface Release {
  /** The heading's words, such as "Version 2.4.1". */
  title: string;
  /** The heading's id, the entry's anchor for good. */
  id: string;
  date: Date;
  /** What stands below the date. */
  content: Element[];
}

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;
/** Docusaurus gives a heading without an id one of its words; such an anchor changes with them. */
const OWN_ID = /^v\d/;

/**
 * Reads the dated versions out of the release notes. Other sections, such as the comparison with version
 * 1, are no releases.
 *
 * @param body the page's text
 * @returns dated versions in the page's order; none before there is one
 * @throws Error when a version lacks its id or its date
 */
export function readReleases(body: Element): Release[] {
  return Array.from(body.querySelectorAll('h2')).flatMap((heading) => {
    // The theme's link to the heading holds a space without width.
    const title = (heading.textContent ?? '').replace('\u200B', '').trim();
    if (!isVersion(title)) return [];
    const line = `docs/${RELEASE_NOTES}, "${title}"`;
    if (!OWN_ID.test(heading.id)) {
      throw new Error(`${line}: give the heading an id, such as "## ${title} {#v2-4-1}".`);
    }
    const [date, ...content] = sectionOf(heading, 'h2');
    const words = date?.localName === 'p' ? (date.textContent ?? '').trim() : '';
    if (!ISO_DATE.test(words) || Number.isNaN(Date.parse(words))) {
      throw new Error(`${line}: put the date below the heading, alone, such as 2026-03-18.`);
    }
    return [{title, id: heading.id, date: new Date(words), content}];
  });
}

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
