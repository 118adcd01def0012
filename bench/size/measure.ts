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

const compress = promisify(brotliCompress);
const lengthOf = async (content: string | Buffer): Promise<number> =>
  (await compress(content)).length;

/** A page's first picture stands in the page (src/plugins/after-build/inlinePicture.ts). */
const PICTURE_IN_PAGE = / src="data:image[^"]*"/g;

/** Measures files of a build, each once; all processors have their part in it. */
export function sizeIn(build: string): (file: string) => Promise<number> {
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
 */
export async function measurePage(
  build: string,
  page: string,
  sizeOf: (file: string) => Promise<number>,
): Promise<FirstView> {
  const file = `${page}index.html`;
  const html = await readFile(path.join(build, file), 'utf8');
  const named = [...html.matchAll(/<script[^>]* src=["']?([^\s"'>]+)/g)].map(([, src = '']) =>
    src.slice(SITE.baseUrl.length),
  );
  const withoutPictures = html.replace(PICTURE_IN_PAGE, '');
  const [whole, bare, ...scripts] = await Promise.all([
    lengthOf(withoutPictures),
    lengthOf(withoutPictures.replace(/<style>[^]*?<\/style>/, '')),
    ...named.map(sizeOf),
  ]);
  const ofScripts = scripts.reduce((sum, size) => sum + size, 0);
  return {page, styles: whole - bare, scripts: ofScripts, firstView: whole + ofScripts};
}
