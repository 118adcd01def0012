/** `npm run licenses`: the packages of which the last build sends something to readers. */
import path from 'node:path';
import {GENERATED_FILES_DIR_NAME} from '@docusaurus/utils';
import {readShipped} from './lists';
import {describePackages, isPermissive, type ShippedPackage} from './packages';

function lineOf({name, version, license, within}: ShippedPackage): string {
  const warning = isPermissive(license) ? '' : '  <- not permissive';
  return `${license.padEnd(14)} ${name} ${version}${within ? ` (within ${within})` : ''}${warning}`;
}

try {
  const names = readShipped(GENERATED_FILES_DIR_NAME);
  const packages = describePackages(names, path.resolve('node_modules'));
  console.log(packages.map(lineOf).join('\n'));
  if (!packages.every(({license}) => isPermissive(license))) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
