/** The release notes' file, a path from docs/. */
export const RELEASE_NOTES = 'release-notes.md';

/** One dated version of the release notes. */
export interface Release {
  /** The heading's words, such as "Version 2.4.1". */
  title: string;
  /** The heading's id, the entry's anchor for good. */
  id: string;
  date: Date;
  /** What stands below the date. */
  content: Element[];
}

/** "Version 2.4.1 {#v2-4-1}" (.github/STYLE.md, "Release notes"). */
const VERSION_HEADING = /^Version \d[\w.]*$/;
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
    if (!VERSION_HEADING.test(title)) return [];
    const line = `docs/${RELEASE_NOTES}, "${title}"`;
    if (!OWN_ID.test(heading.id)) {
      throw new Error(`${line}: give the heading an id, such as "## ${title} {#v2-4-1}".`);
    }
    const [date, ...content] = sectionOf(heading);
    const words = date?.localName === 'p' ? (date.textContent ?? '').trim() : '';
    if (!ISO_DATE.test(words) || Number.isNaN(Date.parse(words))) {
      throw new Error(`${line}: put the date below the heading, alone, such as 2026-03-18.`);
    }
    return [{title, id: heading.id, date: new Date(words), content}];
  });
}

/** @returns what stands between a heading of level 2 and the next */
function sectionOf(heading: Element): Element[] {
  const section: Element[] = [];
  let next = heading.nextElementSibling;
  while (next && next.localName !== 'h2') {
    section.push(next);
    next = next.nextElementSibling;
  }
  return section;
}
