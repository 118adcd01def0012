/** `npm run licenses`: the packages of which the last build sends something to readers. */
import path from 'node:path';
import {isPermissive, type ShippedPackage} from './packages';
import {readShippedPackages} from './read';

function lineOf({name, version, license, within}: ShippedPackage): string {
  const warning = isPermissive(license) ? '' : '  <- not permissive';
  return `${license.padEnd(14)} ${name} ${version}${within ? ` (within ${within})` : ''}${warning}`;
}

try {
  const packages = readShippedPackages(path.resolve(__dirname, '../../..'));
  console.log(packages.map(lineOf).join('\n'));
  if (!packages.every(({license}) => isPermissive(license))) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
