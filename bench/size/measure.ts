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

/**
 * @param build folder of the build
 * @param page path below the base path
 * @param sizeOf as made by sizeIn
 */
export function measurePage(
  build: string,
  page: string,
  sizeOf: (file: string) => number,
): FirstView {
  const file = `${page}index.html`;
  const html = readFileSync(path.join(build, file), 'utf8');
  const bare = brotliCompressSync(html.replace(/<style>[^]*?<\/style>/, '')).length;
  const named = [...html.matchAll(/<script[^>]* src=["']?([^\s"'>]+)/g)].map(([, src = '']) =>
    src.slice(SITE.baseUrl.length),
  );
  const scripts = named.reduce((sum, script) => sum + sizeOf(script), 0);
  return {page, styles: sizeOf(file) - bare, scripts, firstView: sizeOf(file) + scripts};
}
