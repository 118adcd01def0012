import {execFileSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The repository's folder. */
export const ROOT = path.resolve(__dirname, '../..');

/** What a build reads, its packages apart. */
export const PARTS = [
  'docs',
  'hosting',
  'src',
  'static',
  'docusaurus.config.ts',
  'sidebars.ts',
  'package.json',
  'tsconfig.json',
];

/**
 * @returns files that git knows or would add
 * @throws Error without git
 */
export function filesOfRepository(): string[] {
  const options = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  return (
    execFileSync('git', options, {cwd: ROOT, encoding: 'utf8'})
      .split('\0')
      // What is deleted and not committed is still on the list.
      .filter((file) => file !== '' && existsSync(path.join(ROOT, file)))
  );
}

/** @returns a new folder with a copy of the site, without its packages */
export function copySiteSources(): string {
  const site = newFolder();
  for (const part of PARTS) copyInto(site, part);
  return site;
}

/**
 * Copies the site for a test that changes it. Packages are links to those of the repository.
 *
 * @param options parts: files and folders to copy, without them what a build reads; into: an empty folder,
 *   without it a new one
 * @returns the copy's folder
 */
export function copySite({
  parts = PARTS,
  into: site = newFolder(),
}: {parts?: readonly string[]; into?: string} = {}): string {
  for (const part of parts) copyInto(site, part);
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(site, 'node_modules'), 'junction');
  return site;
}

/** Deletes a copy. */
export function removeSite(site: string): void {
  rmSync(site, {recursive: true, force: true});
}

/**
 * Changes a file of a copy.
 *
 * @param file path below the copy's folder
 * @param change gets the file's text and returns the new one
 * @throws Error when that is the same: the file has not what the test wants to change
 */
export function changeFile(site: string, file: string, change: (text: string) => string): void {
  const target = path.join(site, file);
  const before = readFileSync(target, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`The test changes nothing in ${file}.`);
  writeFileSync(target, after);
}

function newFolder(): string {
  return mkdtempSync(path.join(os.tmpdir(), 'help-'));
}

function copyInto(site: string, part: string): void {
  cpSync(path.join(ROOT, part), path.join(site, part), {recursive: true});
}
