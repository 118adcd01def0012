import {existsSync, readFileSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {packagesOf} from './packages';

/** Who loads it: the pages, or the service worker. */
type Part = 'pages' | 'worker';

/** Packages that files of the repository are made from: `npm run font`, `npm run pictograms`, the pictures' labels. */
export const MADE_FROM = ['@fontsource-variable/figtree', 'lucide-static'];

const PARTS: readonly Part[] = ['pages', 'worker'];

/**
 * Notes for `npm run licenses` which packages a part of the build is made of.
 *
 * @param generated Docusaurus' folder of generated files
 * @param files modules that are sent to readers
 */
export async function noteShipped(
  generated: string,
  part: Part,
  files: readonly string[],
): Promise<void> {
  const file = fileOf(generated, part);
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, `${JSON.stringify(packagesOf(files), null, 2)}\n`);
}

/**
 * @param generated folder of generated files of a build
 * @returns names of the packages of which that build sends something to readers
 * @throws Error when there was no build
 */
export function readShipped(generated: string): string[] {
  const names = PARTS.flatMap((part) => {
    const file = fileOf(generated, part);
    if (!existsSync(file)) throw new Error('There is no build: run "npm run build" first.');
    return JSON.parse(readFileSync(file, 'utf8')) as string[];
  });
  return [...new Set([...names, ...MADE_FROM])];
}

function fileOf(generated: string, part: Part): string {
  return path.join(generated, 'licenses', `${part}.json`);
}
