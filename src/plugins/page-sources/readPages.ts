import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import type {PageFrontMatter} from '../../content/frontMatter';
import {termFaults, type PageFault} from '../../content/pageFaults';
import {hashOf} from '../../lib/hashOf';
import {parsePage} from '../../lib/markdown/page';
import {readGlossary} from '../glossary-terms/readGlossary';
import {readSavedNotes, saveNotes, type NotedPage, type NotedPages} from './notedPages';
import {addressesFor, notesOfPage} from './notes';
import {twinOfPage, type Twin} from './twin';

interface Request {
  /** Folder of the pages. */
  docs: string;
  /** The site's address, with base path. */
  site: string;
  /** Notes of pages that were compiled just now. */
  compiled: NotedPages;
  /** File of what is saved from one build for the next. */
  saved: string;
}

/** What is made of the pages' sources. */
export interface PageSources {
  /** What a writer has to change, each with file, line and remedy. */
  faults: string[];
  /** Each page's twin by its file, a path from docs/ with forward slashes; pictures by their files. */
  twins: Map<string, Twin>;
}

/**
 * Reads all pages' sources, and anew those whose text is another than when they were noted.
 *
 * @throws Error as notesOfPage and readTerms
 */
export function readPages({docs, site, compiled, saved}: Request): PageSources {
  const version = hashOf(site + readFileSync(__filename, 'utf8'));
  const known = new Map([...readSavedNotes(saved, version), ...compiled]);
  const terms = new Set(Object.keys(readGlossary(path.join(docs, 'glossary.md'))));
  const addresses = addressesFor(site);
  const names = readdirSync(docs, {recursive: true, encoding: 'utf8'}).filter((name) =>
    /\.mdx?$/.test(name),
  );
  const noted = new Map<string, NotedPage>();
  const sources: PageSources = {faults: [], twins: new Map()};
  for (const name of names.sort()) {
    const file = name.split(path.sep).join('/');
    const source = readFileSync(path.join(docs, name), 'utf8');
    const hash = hashOf(source);
    const before = known.get(file);
    const notes =
      before?.hash === hash ? before.notes : notesOfPage(parsePage(source), file, addresses);
    const frontMatter = matter(source).data as PageFrontMatter;
    noted.set(file, {hash, notes});
    const faults = [...notes.faults, ...termFaults(notes.termLinks, terms)];
    sources.faults.push(...inOrder(faults, file), ...notes.releaseFaults);
    sources.twins.set(file, twinOfPage(frontMatter, notes.text, file, docs, addresses.page));
  }
  saveNotes(saved, version, noted);
  return sources;
}

function inOrder(faults: readonly PageFault[], file: string): string[] {
  return [...faults]
    .sort((a, b) => a.line - b.line)
    .map(({line, message}) => `docs/${file}:${line}: ${message}`);
}
