import {pageFaults, termLinks, type PageFault, type TermLink} from '../../content/pageFaults';
import type {Addresses} from '../../lib/markdown/addressEdits';
import type {MarkdownPage} from '../../lib/markdown/page';
import {plainMarkdown} from '../../lib/markdown/plain';
import {routeOfPage} from '../../lib/pageAddress';
import {releaseFaults} from '../release-feed/releases';
import {PICTURE_SCHEME} from './pictures';

/** What one page's source tells alone, as plain data. */
export interface PageNotes {
  /** What its writer has to change. */
  faults: PageFault[];
  /** What is wrong with its versions, if these are the release notes. */
  releaseFaults: string[];
  termLinks: TermLink[];
  /** Its text in plain Markdown. */
  text: string;
}

/**
 * @param page a page's source
 * @param file its path from docs/, with forward slashes
 * @param addresses where the site's pages and pictures stand
 * @throws Error for what has no plain form yet: HTML, and pages with components
 */
export function notesOfPage(page: MarkdownPage, file: string, addresses: Addresses): PageNotes {
  if (file.endsWith('.mdx')) {
    throw new Error(
      `docs/${file}: a page with components has no Markdown twin yet. Write it as .md, or teach src/plugins/page-sources what its components say.`,
    );
  }
  return {
    faults: pageFaults(page),
    releaseFaults: file === 'release-notes.md' ? releaseFaults(page.tree) : [],
    termLinks: termLinks(page),
    text: plainMarkdown({...page, file}, addresses),
  };
}

/** @returns addresses for notes, in which pictures stand by their files (pictures.ts) */
export function addressesFor(site: string): Addresses {
  return {
    page: (file) => site + routeOfPage(file),
    picture: (file) => PICTURE_SCHEME + encodeURI(file),
  };
}
