import {readFile, stat, utimes, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {listFiles} from '../src/lib/listFiles';
import {COMPRESSIBLE} from './rules';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Below this size, in bytes, the headers weigh more than what is saved. */
const SMALLEST = 256;

export interface CompressionSums {
  files: number;
  /** Bytes of the files themselves. */
  before: number;
  brotli: number;
  gzip: number;
}

/**
 * Writes a `.br` and a `.gz` beside each compressible file, with the file's own time, so that hosts see what belongs together.
 *
 * @param folder a built site
 * @param quality brotli's, 0 to 11; lower is faster
 * @returns sums of sizes, in bytes
 */
export async function compressFolder(
  folder: string,
  quality: number = constants.BROTLI_MAX_QUALITY,
): Promise<CompressionSums> {
  const sums: CompressionSums = {files: 0, before: 0, brotli: 0, gzip: 0};
  const waiting = (await listFiles(folder)).filter((file) => COMPRESSIBLE.test(file));
  const work = async (): Promise<void> => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      await compressFile(path.join(folder, file), quality, sums);
    }
  };
  await Promise.all(os.cpus().map(work));
  return sums;
}

async function compressFile(file: string, quality: number, sums: CompressionSums): Promise<void> {
  const body = await readFile(file);
  if (body.length < SMALLEST) return;
  const {atime, mtime} = await stat(file);
  const [brotli, gzipped] = await Promise.all([
    toBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
    toGzip(body, {level: constants.Z_BEST_COMPRESSION}),
  ]);
  for (const [ending, bytes] of [
    ['.br', brotli],
    ['.gz', gzipped],
  ] as const) {
    await writeFile(file + ending, bytes);
    await utimes(file + ending, atime, mtime);
  }
  sums.files += 1;
  sums.before += body.length;
  sums.brotli += brotli.length;
  sums.gzip += gzipped.length;
}
