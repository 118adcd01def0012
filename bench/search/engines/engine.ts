import {brotliCompressSync, constants} from 'node:zlib';
import path from 'node:path';
import {buildSync} from 'esbuild';

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
