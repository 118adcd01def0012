import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {routeOfPage, twinOfRoute} from '../../lib/pageAddress';
import {llmsFull, llmsIndex, type About} from './llms';
import {addressPictures, findBuiltPictures} from './pictures';
import type {SidebarSection} from './sidebarOrder';
import type {Twin} from './twin';

/** What the docs plugin tells: each page's file by its id, and the sidebar's order. */
export interface Pages {
  files: ReadonlyMap<string, string>;
  sections: readonly SidebarSection[];
}

interface Site {
  /** Folder of the pages. */
  docs: string;
  /** Its address, with base path. */
  address: string;
  title: string;
  summary: string;
}

interface Request {
  /** Where they go; a build's folder also holds the pictures. */
  folder: string;
  pages: Pages;
  /** The pages' twins by file. */
  twins: ReadonlyMap<string, Twin>;
  site: Site;
}

/** Writes the Markdown twins of all pages, llms.txt and llms-full.txt. */
export function writeTwins({
  folder,
  pages,
  twins,
  site: {docs, address, title, summary},
}: Request): void {
  const builtPicture = findBuiltPictures(folder);
  const addressOf = (picture: string): string | undefined => {
    const built = builtPicture(path.join(docs, picture));
    return built && address + built;
  };
  const written = new Map<string, Twin & {address: string}>();
  for (const [id, file] of pages.files) {
    const twin = twins.get(file);
    if (!twin) continue; // a page made while its sources were read
    const target = twinOfRoute(routeOfPage(file));
    const markdown = addressPictures(twin.markdown, addressOf);
    mkdirSync(path.dirname(path.join(folder, target)), {recursive: true});
    writeFileSync(path.join(folder, target), markdown);
    written.set(id, {...twin, markdown, address: address + target});
  }
  const sections = pages.sections.map(({label, ids}) => ({
    label,
    pages: ids.flatMap((id) => written.get(id) ?? []),
  }));
  const about: About = {title, summary, full: `${address}llms-full.txt`};
  const texts = sections.flatMap((section) => section.pages.map(({markdown}) => markdown));
  writeFileSync(path.join(folder, 'llms.txt'), llmsIndex(about, sections));
  writeFileSync(path.join(folder, 'llms-full.txt'), llmsFull(about, texts));
}
