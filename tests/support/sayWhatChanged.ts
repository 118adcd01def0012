/** The last line of `npm run check`: whether it was enough. */
import {changedFiles, codeIn, mergeBase, routesOf} from './changes';

const files = changedFiles();
const [first, ...others] = codeIn(files);
if (first) {
  const more = others.length > 0 ? ` and ${String(others.length)} more` : '';
  console.log(`Code changed too (${first}${more}): run npm test.`);
} else if (!mergeBase()) {
  console.log(
    'Nobody knows what this branch changed, since main is not here to compare with. If code changed: run npm test. To know it: git fetch --unshallow; git fetch origin main:refs/remotes/origin/main',
  );
} else {
  const pages = routesOf(files).map((route) => `/${route}`);
  console.log(
    `Only words changed: nothing else needs to run, unless choke-sounds or the glossary has a new title: then npm test. Pages to look at: ${pages.join(' ') || 'one of each kind'}`,
  );
}
