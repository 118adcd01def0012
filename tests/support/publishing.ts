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
 */
function releaseCommands(build: string, live: string): string[] {
  return commandsOf(/^npm run build &&/m)
    .filter((command) => !LEFT_OUT.test(command))
    .map((command) => command.replaceAll(LIVE, live).replace(/(?<= )build(?=[ /])/g, build));
}

/**
 * Arranges a build as hosting/README.md says for hosts that publish a folder with the site under its base path.
 *
 * @param target an empty folder of the test
 */
export function arrangeForHosts(build: string, target: string): void {
  const [folder, move] = commandsOf(/^rm -rf build &&/m).slice(-2);
  if (folder !== 'cd build/v2' || !move) {
    throw new Error('hosting/README.md arranges the folder in another way: correct this function.');
  }
  cpSync(build, path.join(target, 'v2'), {recursive: true});
  runCommand(`cd ${path.join(target, 'v2')} && ${move}`);
}

/** @throws Error when hosting/README.md has no block of commands with such a line */
function commandsOf(line: RegExp): string[] {
  const blocks =
    readFileSync('hosting/README.md', 'utf8').match(/(?<=^```sh\n)[^`]*(?=^```$)/gm) ?? [];
  const block = blocks.find((text) => line.test(text));
  if (!block) throw new Error(`hosting/README.md has no block of commands with ${String(line)}.`);
  return block.split('&&').map((command) => command.trim());
}

/** Runs a command in a shell. @throws Error with its own words when it fails */
function runCommand(command: string): void {
  execFileSync('sh', ['-c', command], {stdio: 'pipe'});
}

/**
 * Puts a build up as hosting/README.md says, where nginx' own user may read it.
 *
 * @param root an empty folder of the test
 * @returns folder that holds the site's folder
 */
export function putUp(build: string, root: string): string {
  const copy = path.join(root, 'build');
  const live = path.join(root, 'live');
  cpSync(build, copy, {recursive: true});
  release(copy, live);
  runCommand(`chmod -R a+rX ${root}`);
  return live;
}

/** Runs the commands of a release. Compressed less, for time. */
export function release(build: string, live: string): void {
  for (const command of releaseCommands(build, live)) {
    runCommand(command.replace('brotli', 'brotli -q 4'));
  }
}
