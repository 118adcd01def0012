import {brotliCompressSync, constants} from 'node:zlib';
import path from 'node:path';
import {buildSync} from 'esbuild';
import {SITE} from '../../../src/config/site';
import {SEARCH_DATA} from '../../../src/search/data/keywords';
import {readSources} from '../../../src/search/records/developmentIndex';
import {embeddedIndex} from '../../../src/search/records/embeddedIndex';

export const ROOT = path.resolve(__dirname, '../../..');
export const BUILD = path.join(ROOT, 'build');

/** What an engine finds. */
export interface Found {
  /** Addresses of results, best first. */
  addresses: string[];
  /** Whether it shows the first one whole, as the answer. */
  isCertain: boolean;
}

/** A search engine under test, its index loaded. */
export interface Engine {
  name: string;
  search: (query: string) => Promise<Found> | Found;
  /** What a reader downloads, brotli 11. */
  bytes: () => {index: number; engine: number};
}

/** @returns the text of the index that every engine searches, made from the pages' Markdown as under `npm start` */
export async function readIndexText(): Promise<string> {
  const pages = await readSources(path.join(ROOT, 'docs'), SITE.url + SITE.baseUrl);
  return JSON.stringify(embeddedIndex(pages, SEARCH_DATA, SITE.baseUrl));
}

/** Size after brotli 11, as the host sends it. */
export function compressedSize(content: string | Uint8Array): number {
  return brotliCompressSync(content, {params: {[constants.BROTLI_PARAM_QUALITY]: 11}}).length;
}

/** Size of code as the browser gets it. @param code a module that uses the engine */
export function bundleSize(code: string): number {
  const {outputFiles} = buildSync({
    stdin: {contents: code, resolveDir: ROOT, loader: 'ts'},
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  return compressedSize(outputFiles[0]?.contents ?? '');
}
