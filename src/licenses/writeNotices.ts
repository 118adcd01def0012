import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {FinishingStep} from '../lib/finishedBuild';
import {madeFrom, packageFolders, readNotice, type Notice} from './packages';

/** Below the base path. */
const NOTICES_FILE = 'licenses.txt';

const HEAD = `This site is made with the work of others, under these licenses.
`;
const RULE = '-'.repeat(80);

/**
 * Writes the licenses of all that readers get a copy of into the build, as these ask. Comes after every step
 * that bundles.
 */
export const writeNotices: FinishingStep = async ({siteDir, outDir, clientFiles}) => {
  const files = clientFiles.sources.map((file) => path.resolve(siteDir, file));
  const packages = packageFolders(files).map(readNotice);
  packages.sort((one, other) => one.name.localeCompare(other.name, 'en'));
  const notices = [...packages, ...madeFrom()];
  await writeFile(path.join(outDir, NOTICES_FILE), [HEAD, ...notices.map(format)].join('\n'));
};

function format({name, license, text}: Notice): string {
  return `${RULE}\n${name}\nLicense: ${license}\n\n${text}\n`;
}
