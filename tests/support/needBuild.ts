/** Stops what looks at `build/` where there is none, with one sentence in place of a fault for every page. */
import {existsSync} from 'node:fs';

if (!existsSync('build')) {
  console.error('There is no build: mend what "npm run build:strict" says, then try again.');
  process.exitCode = 1;
}
