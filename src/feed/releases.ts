import {toString} from 'mdast-util-to-string';
import type {Root, RootContent} from 'mdast';

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
  content: RootContent[];
}

/** "Version 2.4.1 {#v2-4-1}" (.github/STYLE.md, "Release notes"). */
const VERSION_HEADING = /^(Version \d[\w.]*)\s*(?:\{#([\w-]+)\})?$/;
const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Reads the dated versions out of the release notes. Other sections, such as the comparison with
 * version 1, are no releases.
 *
 * @param tree the page's Markdown
 * @returns dated versions in the page's order; none before there is one
 * @throws Error when a version lacks its id or its date
 */
export function readReleases({children}: Root): Release[] {
  return children.flatMap((node, index) => {
    if (node.type !== 'heading' || node.depth !== 2) return [];
    const [, title, id] = VERSION_HEADING.exec(toString(node)) ?? [];
    if (title === undefined) return [];
    const line = `docs/release-notes.md, "${title}"`;
    if (id === undefined) {
      throw new Error(`${line}: give the heading an id, such as "## ${title} {#v2-4-1}".`);
    }
    const date = children[index + 1];
    const words = date?.type === 'paragraph' ? toString(date).trim() : '';
    if (!ISO_DATE.test(words) || Number.isNaN(Date.parse(words))) {
      throw new Error(`${line}: put the date below the heading, alone, such as 2026-03-18.`);
    }
    const rest = children.slice(index + 2);
    const end = rest.findIndex((next) => next.type === 'heading' && next.depth <= 2);
    return [{title, id, date: new Date(words), content: end < 0 ? rest : rest.slice(0, end)}];
  });
}

/** @returns what is wrong with the versions of the release notes, for their writer */
export function releaseFaults(tree: Root): string[] {
  try {
    readReleases(tree);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
