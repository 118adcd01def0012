import {existsSync, readFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {FinishingStep} from '../lib/finishedBuild';

/** In Docusaurus' folder of generated files. */
const LIST = 'licenses.json';

/** Packages that files of the repository are made from: `npm run font`, `npm run pictograms`, the pictures' labels. */
export const MADE_FROM = ['@fontsource-variable/figtree', 'lucide-static'];

/** Notes for `npm run licenses` which packages the build is made of. Comes after every step that bundles. */
export const noteShipped: FinishingStep = async ({generatedFilesDir, clientFiles}) => {
  const names = [...packagesOf(clientFiles.sources), ...MADE_FROM];
  await writeFile(path.join(generatedFilesDir, LIST), `${JSON.stringify(names, null, 2)}\n`);
};

/**
 * @param generated folder of generated files of a build
 * @returns names of the packages of which that build sends something to readers
 * @throws Error when there was no build
 */
export function readShipped(generated: string): string[] {
  const file = path.join(generated, LIST);
  if (!existsSync(file)) throw new Error('There is no build: run "npm run build" first.');
  return JSON.parse(readFileSync(file, 'utf8')) as string[];
}

/**
 * @param files modules of a bundle
 * @returns names of the packages they are from, sorted; the site's own modules are from none
 */
export function packagesOf(files: Iterable<string>): string[] {
  const names = new Set<string>();
  for (const file of files) {
    const [, name] = /(?:^|.*[\\/])node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file) ?? [];
    if (name) names.add(name.replace('\\', '/'));
  }
  return [...names].sort();
}
