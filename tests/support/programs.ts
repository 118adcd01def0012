import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';

/** @returns the first of some programs that is on the PATH */
export function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file));
}

/**
 * What may install packages on Debian and Ubuntu: root, and on a CI's machine who may become root
 * without a password, as on GitHub's.
 */
function installer(): string[] | undefined {
  const isThere = (...command: [string, ...string[]]): boolean =>
    spawnSync(command[0], command.slice(1), {stdio: 'ignore'}).status === 0;
  if (!isThere('apt-get', '--version')) return undefined;
  if (process.getuid?.() === 0) return ['apt-get'];
  return process.env.CI && isThere('sudo', '-n', 'true') ? ['sudo', '-n', 'apt-get'] : undefined;
}

export const mayInstall = (): boolean => installer() !== undefined;

let isListFresh = false;

/**
 * Installs packages of Debian or Ubuntu without what they only recommend; does nothing where that is not
 * allowed. Whoever calls looks whether they are there now.
 *
 * @param quiet without the installer's own words when it fails
 */
export function installPackages(names: readonly string[], {quiet = false} = {}): void {
  const [command = '', ...first] = installer() ?? [];
  if (command === '') return;
  const run = (...parameters: string[]): void => {
    spawnSync(command, [...first, ...parameters], {
      stdio: ['ignore', 'ignore', quiet ? 'ignore' : 'inherit'],
      env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
    });
  };
  if (!isListFresh) run('update');
  isListFresh = true;
  run('install', '--yes', '--no-install-recommends', ...names);
}
