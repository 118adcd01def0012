/** The last line of `npm run check`: whether it was enough. */
import {changedFiles, codeIn, routesOf} from './changes';

const files = changedFiles();
const [first, ...others] = codeIn(files);
if (first) {
  const more = others.length > 0 ? ` and ${String(others.length)} more` : '';
  console.log(`Code changed too (${first}${more}): run npm test.`);
} else {
  const pages = routesOf(files).map((route) => `/${route}`);
  console.log(
    `Only words changed: nothing else needs to run, but for a new title of choke-sounds or the glossary, on which npm test leans. Pages to look at: ${pages.join(' ') || 'one of each kind'}`,
  );
}
