import {execFileSync} from 'node:child_process';

/**
 * Whether the folder is a git checkout. "Last updated" reads git history and fails without it, so a
 * build from an archive goes without dates.
 *
 * @param directory folder to ask about
 */
export function isGitCheckout(directory: string): boolean {
  try {
    execFileSync('git', ['rev-parse', '--is-inside-work-tree'], {cwd: directory, stdio: 'ignore'});
    return true;
  } catch {
    return false;
  }
}
