import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {LISTS} from '.';
import {describePackages, type ShippedPackage} from './packages';

/**
 * @param root the repository's folder
 * @param generated folder of generated files of a build
 * @returns the packages of which that build sends something to readers
 * @throws Error when there was no build, or a package is not installed
 */
export function readShippedPackages(
  root: string,
  generated = path.join(root, '.docusaurus'),
): ShippedPackage[] {
  const names = Object.values(LISTS).flatMap((list) => {
    const file = path.join(generated, list);
    if (!existsSync(file)) throw new Error('There is no build: run "npm run build" first.');
    return JSON.parse(readFileSync(file, 'utf8')) as string[];
  });
  return describePackages([...new Set(names)], path.join(root, 'node_modules'));
}
