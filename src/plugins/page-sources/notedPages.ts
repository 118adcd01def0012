import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {PageNotes} from './notes';

/** Notes of a page as it was. */
export interface NotedPage {
  /** Of its text, front matter included. */
  hash: string;
  notes: PageNotes;
}

/** By the page's path from docs/, with forward slashes. */
export type NotedPages = ReadonlyMap<string, NotedPage>;

/** What is compiled apart (src/config/compiledSources.ts) has modules of its own. */
const shared = globalThis as {notedPages?: Map<string, NotedPage>};

/** @returns notes of the pages that Docusaurus has compiled so far (src/remark/notePage.ts) */
export function compiledPages(): Map<string, NotedPage> {
  return (shared.notedPages ??= new Map());
}

/** What is saved from one build for the next, which compiles only changed pages. */
interface Saved {
  /** Of what the notes were made with. */
  version: string;
  pages: [string, NotedPage][];
}

/** @returns saved notes; none when there are none, or none that this version made */
export function readSavedNotes(file: string, version: string): NotedPages {
  try {
    const saved = JSON.parse(readFileSync(file, 'utf8')) as Saved;
    return new Map(saved.version === version ? saved.pages : []);
  } catch {
    return new Map();
  }
}

/** Saves notes for the next build, at once, since several may run side by side. */
export function saveNotes(file: string, version: string, pages: NotedPages): void {
  const saved: Saved = {version, pages: [...pages]};
  mkdirSync(path.dirname(file), {recursive: true});
  const unfinished = `${file}.${String(process.pid)}`;
  writeFileSync(unfinished, JSON.stringify(saved));
  renameSync(unfinished, file);
}
