import {execFileSync} from 'node:child_process';

/**
 * @returns whether a folder has git history. "Last updated" reads it and fails without it, so a build from
 *   an archive goes without dates.
 */
export function hasGitHistory(directory: string): boolean {
  try {
    execFileSync('git', ['rev-parse', '--verify', 'HEAD'], {cwd: directory, stdio: 'ignore'});
    return true;
  } catch {
    return false;
  }
}
