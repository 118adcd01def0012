/**
 * Run before the flows: makes sure that each engine's browser is there, or says in a line how to get it.
 * With CI=true one that is missing is a failure.
 */
import {installPackages, onPath} from '../support/programs';
import {missingEngine} from './harness/browsers';
import {ENGINES} from './harness/driver';

/** Programs beside the browsers, the same as their packages but for Poppler's. */
const OTHERS = [
  {program: 'pdftoppm', name: 'poppler-utils', without: 'Print isn’t tried.'},
  ...(process.platform === 'linux'
    ? [{program: 'pulseaudio', name: 'pulseaudio', without: 'Demonstrations may stay silent.'}]
    : []),
];

const missing = ENGINES.flatMap((engine) => {
  const remedy = missingEngine(engine);
  return remedy ? [`Not tried in ${engine}, which isn't here. To get it: ${remedy}.`] : [];
});
for (const {program, name, without} of OTHERS) {
  if (!onPath([program])) installPackages([name]);
  if (!onPath([program])) missing.push(`${without} To mend that: sudo apt-get install ${name}.`);
}
for (const line of missing) console.error(line);
if (missing.length > 0 && process.env.CI) process.exit(1);
