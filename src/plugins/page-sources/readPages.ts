import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {pageFaults} from '../../content/pageFaults';
import {parsePage, type MarkdownPage} from '../../lib/markdown/page';
import {routeOfPage} from '../../lib/pageAddress';
import {readTerms} from '../glossary-terms/terms';
import {readReleases} from '../release-feed/releases';
import {PICTURE_SCHEME} from './pictures';
import {twinOfPage, type Twin} from './twin';

const GLOSSARY = 'glossary.md';

interface Request {
  /** Folder of the pages. */
  docs: string;
  /** The site's address, with base path. */
  site: string;
}

/** What is made of the pages' sources. */
export interface PageSources {
  /** What a writer has to change, each with file, line and remedy. */
  faults: string[];
  /** Each page's twin by its file, a path from docs/ with forward slashes; pictures by their files. */
  twins: Map<string, Twin>;
}

/**
 * Reads all pages' sources.
 *
 * @throws Error as twinOfPage and readTerms
 */
export async function readPages({docs, site}: Request): Promise<PageSources> {
  const addresses = {
    page: (file: string) => site + routeOfPage(file),
    picture: (file: string) => PICTURE_SCHEME + encodeURI(file),
  };
  const read = async (name: string): Promise<MarkdownPage> =>
    parsePage(await readFile(path.join(docs, name), 'utf8'));
  const glossary = await read(GLOSSARY);
  const terms = new Set(Object.keys(readTerms(glossary.tree)));
  const names = (await readdir(docs, {recursive: true})).filter((name) => /\.mdx?$/.test(name));
  const sources: PageSources = {faults: [], twins: new Map()};
  for (const name of names.sort()) {
    const file = name.split(path.sep).join('/');
    const page = name === GLOSSARY ? glossary : await read(name);
    sources.faults.push(...faultsOf(page, file, terms));
    sources.twins.set(file, twinOfPage(page, file, docs, addresses));
  }
  return sources;
}

function faultsOf(page: MarkdownPage, file: string, terms: ReadonlySet<string>): string[] {
  const faults = pageFaults(page, terms).map(
    ({line, message}) => `docs/${file}:${line}: ${message}`,
  );
  return file === 'release-notes.md' ? [...faults, ...releaseFaults(page)] : faults;
}

function releaseFaults({tree}: MarkdownPage): string[] {
  try {
    readReleases(tree);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
