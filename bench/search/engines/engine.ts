import {brotliCompressSync, constants} from 'node:zlib';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {buildSync} from 'esbuild';
import {GENERATED_FILES_DIR_NAME} from '@docusaurus/utils';
import {RECORDS_FILE} from '../../../src/search/settings';
import type {SearchRecord} from '../../../src/search/records/records';

export const ROOT = path.resolve(__dirname, '../../..');
export const BUILD = path.join(ROOT, 'build');

/** A search engine under test, its index loaded. */
export interface Engine {
  name: string;
  /** Addresses of results, best first. */
  search: (query: string) => Promise<string[]> | string[];
  /** What a reader downloads, brotli 11. */
  bytes: () => {index: number; engine: number};
}

/** Records of the last build (src/search/records), the same for every engine. */
export function readRecords(): SearchRecord[] {
  const file = path.join(ROOT, GENERATED_FILES_DIR_NAME, RECORDS_FILE);
  return JSON.parse(readFileSync(file, 'utf8')) as SearchRecord[];
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
