/**
 * `npm run release -- --to <folder>`: puts the build live in a folder that a host serves, in an order
 * that breaks no reader's page (releaseFolder.ts).
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {releaseFolder, type ReleaseReport} from './releaseFolder';

const HELP = `Puts a built site live, without breaking the pages that readers have open.

  npm run release -- --to /var/www/help/v2

  --to <folder>       what the host serves under the base path; needed
  --from <folder>     the build; without it: build
  --keep-days <days>  how long files of earlier releases stay, for readers who are on these; without it: 30
  --dry-run           only says what it would do`;

const DAY_MS = 24 * 60 * 60 * 1000;

async function run(): Promise<void> {
  const {values} = parseArgs({
    options: {
      to: {type: 'string'},
      from: {type: 'string', default: 'build'},
      'keep-days': {type: 'string', default: '30'},
      'dry-run': {type: 'boolean', default: false},
      help: {type: 'boolean', default: false},
    },
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  const {to, from, 'keep-days': keepDays, 'dry-run': dryRun} = values;
  if (!to) throw new Error(`Say where the site goes.\n\n${HELP}`);
  const days = Number(keepDays);
  if (!(days >= 0))
    throw new Error(`--keep-days is "${keepDays}": write a number of days, such as 30.`);
  const build = path.resolve(from);
  if (!existsSync(path.join(build, 'sw.js'))) {
    throw new Error(`There is no finished build in ${build}: run "npm run build" first.`);
  }
  const report = await releaseFolder(build, path.resolve(to), {
    keepFor: days * DAY_MS,
    now: Date.now(),
    dryRun,
    onStep: (action, file) => {
      if (dryRun) console.log(`${action} ${file}`);
    },
  });
  console.log(describe(report, dryRun));
}

function describe({assets, pages, deleted, kept}: ReleaseReport, dryRun: boolean): string {
  const counts = [
    `${String(assets.length)} new hashed files`,
    `${String(pages.length)} pages and other files`,
    `${String(kept.length)} files of earlier releases kept`,
    `${String(deleted.length)} deleted`,
  ];
  return `${dryRun ? 'Nothing is changed. It would be: ' : ''}${counts.join(', ')}.`;
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
