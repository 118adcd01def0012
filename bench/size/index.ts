/**
 * `npm run size`: what a first visit of each page loads up to its load event, pictures
 * aside, beside its budget. Fails past it, and so does `npm test`.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../src/lib/listFiles';
import {median} from '../median';
import {BUDGETS} from './budgets';
import {measurePage, sizeIn} from './measure';

const BUILD = path.resolve('build');
const SEARCH_INDEX = /^search-index\..*\.json$/;
/** A method of MiniSearch, which no minimizer renames. */
const ENGINE_SIGN = 'addAllAsync';

async function main(): Promise<void> {
  const files = await listFiles(BUILD).catch(() => []);
  if (files.length === 0) throw new Error('There is no build: run "npm run build" first.');
  const sizeOf = sizeIn(BUILD);
  const views = await Promise.all(
    files
      .filter((file) => path.basename(file) === 'index.html')
      .map((file) => measurePage(BUILD, file.slice(0, -'index.html'.length), sizeOf)),
  );
  const faults: string[] = [];
  const report = (label: string, bytes: number, budget: number, where: string): void => {
    console.log(`| ${label} | ${String(bytes)} | ${String(budget)} | ${where} |`);
    if (bytes > budget) faults.push(`${label} (${where})`);
  };
  console.log('| Bytes of brotli | Largest | Budget | Where |\n|---|---:|---:|---|');
  for (const part of ['firstView', 'scripts', 'styles'] as const) {
    const largest = views.reduce((most, view) => (view[part] > most[part] ? view : most));
    report(LABELS[part], largest[part], BUDGETS[part], `/${largest.page}`);
  }
  const typical = median(views.map(({firstView}) => firstView));
  report('Median first view', typical, BUDGETS.firstView, '');
  const engine = files.filter(isSearchEngine);
  if (engine.length === 0) {
    throw new Error(`No script holds ${ENGINE_SIGN}: tell bench/size how to find the engine now.`);
  }
  const search = [...files.filter((file) => SEARCH_INDEX.test(file)), ...engine];
  const sizes = await Promise.all(search.map(sizeOf));
  const sum = sizes.reduce((all, size) => all + size, 0);
  report('Search index and engine', sum, BUDGETS.search, `${String(search.length)} files`);
  if (faults.length > 0) {
    console.error(
      `\nOver budget: ${faults.join(', ')}. Load on demand what the first view does not need (src/clientModules, src/theme, src/css), or shorten the page.`,
    );
    process.exitCode = 1;
  }
}

/** Whether a script holds MiniSearch, or what asks it. */
function isSearchEngine(file: string): boolean {
  return file.endsWith('.js') && readFileSync(path.join(BUILD, file), 'utf8').includes(ENGINE_SIGN);
}

const LABELS = {
  firstView: 'HTML, styles and scripts of a first view',
  scripts: 'Its scripts',
  styles: 'What its styles add',
};

void main();
