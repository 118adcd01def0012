/**
 * Run before the flows: makes sure that each engine's browser is there, or says in a line how to get it.
 * With CI=true one that is missing is a failure.
 */
import {missingEngine} from './harness/browsers';
import {ENGINES} from './harness/driver';
import {missingSound} from './harness/sound';

const missing = ENGINES.flatMap((engine) => {
  const remedy = missingEngine(engine);
  return remedy ? [`Not tried in ${engine}, which isn't here. To get it: ${remedy}.`] : [];
});
const sound = missingSound();
if (sound) missing.push(sound);
for (const line of missing) console.error(line);
if (missing.length > 0 && process.env.CI) process.exit(1);
