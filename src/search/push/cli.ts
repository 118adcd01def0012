/** `npm run search:push [-- --dry-run]`: sends the last build's search records to Algolia (README). */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {GENERATED_FILES_DIR_NAME} from '@docusaurus/utils';
import {RECORDS_FILE} from '../settings';
import {push} from './push';

async function main(): Promise<void> {
  const {values} = parseArgs({options: {'dry-run': {type: 'boolean', default: false}}});
  await push({
    env: process.env,
    recordsFile: path.join(GENERATED_FILES_DIR_NAME, RECORDS_FILE),
    dryRun: values['dry-run'],
    report: (line) => console.log(line),
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
