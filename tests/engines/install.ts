/**
 * Run before the flows: makes sure that each engine's browser is there, or says in a line how to get it.
 * With CI=true one that is missing is a failure.
 */
import {missingEngine} from './harness/browsers';
import {ENGINES} from './harness/driver';
import {missingPaper} from './harness/paper';
import {missingSound} from './harness/sound';

const missing = ENGINES.flatMap((engine) => {
  const remedy = missingEngine(engine);
  return remedy ? [`Not tried in ${engine}, which isn't here. To get it: ${remedy}.`] : [];
});
missing.push(...[missingSound(), missingPaper()].filter((line) => line !== undefined));
for (const line of missing) console.error(line);
if (missing.length > 0 && process.env.CI) process.exit(1);
