import {execFileSync} from 'node:child_process';
import {cpSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Folder of the machine that serves the site, in hosting/README.md and nginx.conf. */
export const LIVE = '/var/www/help';

/** First and last command of a release, which a test has done already or can't do. */
const LEFT_OUT = /^(?:npm run build|sudo .*)$/;

/**
 * The commands of a release as hosting/README.md has them, for other folders.
 *
 * @param build folder of the build
 * @param live folder that holds the site's folder
 * @returns one after the other: copies, hashed files, pages, the worker, and what is deleted
 * @throws Error when the README has no such commands
 */
export function releaseCommands(build: string, live: string): string[] {
  const [, block] =
    /```sh\n(npm run build[^`]*)```/.exec(readFileSync('hosting/README.md', 'utf8')) ?? [];
  if (!block) throw new Error('hosting/README.md has no block of commands with "npm run build".');
  return block
    .split('&&')
    .map((command) => command.trim())
    .filter((command) => !LEFT_OUT.test(command))
    .map((command) => command.replaceAll(LIVE, live).replace(/(?<= )build(?=[ /])/g, build));
}

/** Runs a command in a shell. @throws Error with its own words when it fails */
export function runCommand(command: string): void {
  execFileSync('sh', ['-c', command], {stdio: 'pipe'});
}

/**
 * Puts a build up as hosting/README.md says, where nginx' own user may read it. Compressed less, for time.
 *
 * @param root an empty folder of the test
 * @returns folder that holds the site's folder
 */
export function putUp(build: string, root: string): string {
  const copy = path.join(root, 'build');
  const live = path.join(root, 'live');
  cpSync(build, copy, {recursive: true});
  for (const command of releaseCommands(copy, live)) {
    runCommand(command.replace('brotli', 'brotli -q 4'));
  }
  runCommand(`chmod -R a+rX ${root}`);
  return live;
}
