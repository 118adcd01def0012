/** `npm run search:push [-- --dry-run]`: sends the last build's search records to Algolia (README). */
import {parseArgs} from 'node:util';
import {push} from './push';
import {RECORDS_FILE} from './records';

async function main(): Promise<void> {
  const {values} = parseArgs({options: {'dry-run': {type: 'boolean', default: false}}});
  await push({
    env: process.env,
    recordsFile: RECORDS_FILE,
    dryRun: values['dry-run'],
    report: (line) => console.log(line),
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
