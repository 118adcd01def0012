import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress} from 'node:zlib';
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

/** Measures a file of the build, by its path. */
export type SizeOf = (file: string) => Promise<number>;

const compress = promisify(brotliCompress);
const lengthOf = async (content: string | Buffer): Promise<number> =>
  (await compress(content)).length;

/** Measures files of a build, each once; all processors take part. */
export function sizeIn(build: string): SizeOf {
  const known = new Map<string, Promise<number>>();
  const measure = async (file: string): Promise<number> =>
    lengthOf(await readFile(path.join(build, file)));
  return (file) => {
    const size = known.get(file) ?? measure(file);
    known.set(file, size);
    return size;
  };
}

/**
 * @param build folder of the build
 * @param page path below the base path
 * @param sizeOf as made by sizeIn
 * @throws Error when the page names no script or has no styles
 */
export async function measurePage(build: string, page: string, sizeOf: SizeOf): Promise<FirstView> {
  const html = await readFile(path.join(build, `${page}index.html`), 'utf8');
  const named = [...html.matchAll(/<script[^>]* src=["']?([^\s"'>]+)/g)].map(([, src = '']) =>
    src.slice(SITE.baseUrl.length),
  );
  const bare = html.replace(/<style>[^]*?<\/style>/, '');
  if (named.length === 0 || bare === html) {
    throw new Error(`bench/size: /${page} names no script or has no styles. Look at measure.ts.`);
  }
  const [whole, withoutStyles, ...scripts] = await Promise.all([
    lengthOf(html),
    lengthOf(bare),
    ...named.map(sizeOf),
  ]);
  const ofScripts = scripts.reduce((sum, size) => sum + size, 0);
  return {page, styles: whole - withoutStyles, scripts: ofScripts, firstView: whole + ofScripts};
}
