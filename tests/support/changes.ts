import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {isPageFile, routeOfPage} from '../../src/lib/pageAddress';
import {DOC_SOURCES} from './routes';

/** What is compared with: where the branch left it. */
const BASES = ['origin/main', 'upstream/main', 'main'];

/** What writers change without a line of code: in docs/ all but what pages import (CI has the same). Pictograms are drawn by a command, and test:content looks at them. */
const WORDS = [
  /^docs\/(?!.*\.(?:[cm]?[jt]sx?|css)$)/,
  /^(?:\.github\/)?[^/]+\.md$/,
  /^tests\/support\/words\.txt$/,
  /^static\/img\/pictograms\.svg$/,
  /^src\/search\/data\/keywords\.yml$/,
];

const ROOT = path.resolve(__dirname, '../..');

function git(cwd: string, ...parameters: string[]): string[] {
  const options = {cwd, encoding: 'utf8'} as const;
  const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
  return execFileSync('git', parameters, {...options, stdio})
    .split(/[\0\n]/)
    .filter(Boolean);
}

/** @returns the commit at which the branch left it; nothing where it isn't there, as in a clone of one branch */
export function mergeBase(folder = ROOT): string | undefined {
  for (const base of BASES) {
    try {
      return git(folder, 'merge-base', 'HEAD', base)[0];
    } catch {
      // There is no such branch here, or its beginning is cut off.
    }
  }
  return undefined;
}

/**
 * @returns files that were never committed, be they added or not
 * @throws Error without git
 */
export function newFiles(folder = ROOT): string[] {
  const committed = new Set(git(folder, 'ls-tree', '-r', '--name-only', '-z', 'HEAD'));
  const files = git(folder, 'ls-files', '--cached', '--others', '--exclude-standard', '-z');
  return files.filter((file) => !committed.has(file));
}

/**
 * @param folder of the repository
 * @returns files that the branch has changed, also those that are not committed yet, which are all that is known
 *   without a merge base; none without git, as in an archive
 */
export function changedFiles(folder = ROOT): string[] {
  try {
    const since = git(
      folder,
      'diff',
      '--name-only',
      '--no-renames',
      '-z',
      mergeBase(folder) ?? 'HEAD',
    );
    return [...new Set([...since, ...newFiles(folder)])];
  } catch {
    return [];
  }
}

/** @returns those of the files that are code */
export const codeIn = (files: readonly string[]): string[] =>
  files.filter((file) => !WORDS.some((pattern) => pattern.test(file)));

/** @returns addresses of the pages that files below docs/ are, or whose picture they are */
export function routesOf(files: readonly string[]): string[] {
  const inDocs = files.filter((file) => file.startsWith('docs/')).map((file) => file.slice(5));
  const own = inDocs.filter(isPageFile).map(routeOfPage);
  const others = inDocs.filter((file) => !isPageFile(file)).map((file) => path.basename(file));
  const showing = DOC_SOURCES.filter(({text}) => others.some((name) => text.includes(name)));
  // A page that is gone or a draft has no address.
  return DOC_SOURCES.map(({route}) => route).filter(
    (route) => own.includes(route) || showing.some((page) => page.route === route),
  );
}
