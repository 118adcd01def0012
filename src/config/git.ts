import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';

const NO_DATES = 'so no page says when it was last updated';

/**
 * @returns whether a folder's git history tells when pages were changed. "Last updated" reads it and fails
 *   without it, so a build from an archive goes without dates. So does one whose history is cut short, where
 *   every page would have the date of the oldest commit that is there, or can't be read: a line says so.
 */
export function hasGitHistory(directory: string): boolean {
  try {
    if (git(directory, 'rev-parse', '--is-shallow-repository') === 'true') {
      logger.warn(`Git's history is cut short here, ${NO_DATES}. Fetch it: git fetch --unshallow`);
      return false;
    }
    git(directory, 'rev-parse', '--verify', 'HEAD');
    return true;
  } catch (error) {
    if (isInRepository(directory)) {
      logger.warn(`Git can't read the history here, ${NO_DATES}. ${reasonOf(error)}`);
    }
    return false;
  }
}

/** Git itself may not be there to ask, or refuse to say. A fork may keep the site in a folder of its repository. */
function isInRepository(directory: string): boolean {
  if (existsSync(path.join(directory, '.git'))) return true;
  const above = path.dirname(directory);
  return above !== directory && isInRepository(above);
}

function git(directory: string, ...command: string[]): string {
  return execFileSync('git', command, {cwd: directory, encoding: 'utf8', stdio: 'pipe'}).trim();
}

/** The line in which git says why, such as that the folder belongs to someone else. */
function reasonOf(error: unknown): string {
  const {stderr} = error as {stderr?: string};
  return stderr?.trim().split('\n')[0] || String(error);
}
