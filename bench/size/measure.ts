import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {SITE} from '../../src/config/site';

/** What a first visit of a page loads up to its load event, in bytes of brotli. */
export interface FirstView {
  /** Path below the base path. */
  page: string;
  styles: number;
  scripts: number;
  /** HTML with its styles, and scripts. */
  firstView: number;
}

/** Measures files of a build, each once. */
export function sizeIn(build: string): (file: string) => number {
  const known = new Map<string, number>();
  return (file) => {
    const size = known.get(file) ?? brotliCompressSync(readFileSync(path.join(build, file))).length;
    known.set(file, size);
    return size;
  };
}

/** @returns the script that holds a documentation page's content, by the page's path */
export function contentScripts(build: string, files: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of files.filter((name) => /^assets\/js\/[\da-f]{8}\./.test(name))) {
    const code = readFileSync(path.join(build, file), 'utf8');
    const [, permalink] = /"permalink":"([^"]+)","draft"/.exec(code) ?? [];
    if (permalink) found.set(permalink.replace(/\/?$/, '/').slice(SITE.baseUrl.length), file);
  }
  return found;
}

/**
 * @param build folder of the build
 * @param page path below the base path
 * @param content the script with the page's content, asked for as soon as the main script runs
 * @param sizeOf as made by sizeIn
 */
export function measurePage(
  build: string,
  page: string,
  content: string,
  sizeOf: (file: string) => number,
): FirstView {
  const file = `${page}index.html`;
  const html = readFileSync(path.join(build, file), 'utf8');
  const bare = brotliCompressSync(html.replace(/<style>[^]*?<\/style>/, '')).length;
  const named = [...html.matchAll(/<script[^>]* src=["']?([^\s"'>]+)/g)].map(([, src = '']) =>
    src.slice(SITE.baseUrl.length),
  );
  const scripts = [...named, content].reduce((sum, script) => sum + sizeOf(script), 0);
  return {page, styles: sizeOf(file) - bare, scripts, firstView: sizeOf(file) + scripts};
}
