/** `npm run licenses`: the packages of which the last build sends something to readers. */
import path from 'node:path';
import {GENERATED_FILES_DIR_NAME} from '@docusaurus/utils';
import {readShipped} from './lists';
import {describePackages, isPermissive} from './packages';

const names = readShipped(GENERATED_FILES_DIR_NAME);
for (const shipped of describePackages(names, path.resolve('node_modules'))) {
  const {name, version, license, within} = shipped;
  const warning = isPermissive(shipped) ? '' : '  <- not permissive';
  console.log(
    `${license.padEnd(14)} ${name} ${version}${within ? ` (within ${within})` : ''}${warning}`,
  );
  if (warning) process.exitCode = 1;
}
