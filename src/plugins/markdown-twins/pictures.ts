import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Where Docusaurus puts the pictures of pages, below the base path. */
const FOLDER = 'assets/images';

/**
 * Finds pictures in the build. Their names there carry a hash, so they are known by their content.
 *
 * @param outDir the built site
 * @returns a function from a picture's absolute path to its address below the base path, undefined
 *   when the build doesn't hold it
 */
export function findBuiltPictures(outDir: string): (file: string) => string | undefined {
  const folder = path.join(outDir, FOLDER);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const byContent = new Map(names.map((name) => [hashOf(path.join(folder, name)), name]));
  return (file) => {
    const name = existsSync(file) ? byContent.get(hashOf(file)) : undefined;
    return name === undefined ? undefined : `${FOLDER}/${name}`;
  };
}

function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
