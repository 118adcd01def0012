/**
 * `npm run size`: what a first visit of each page loads up to its load event, pictures aside, and what
 * the search, the demonstrations and the tools load, beside their budgets. Fails past one, and says what to do.
 */
import {existsSync} from 'node:fs';
import {stat} from 'node:fs/promises';
import path from 'node:path';
import {GENERATED_FILES_DIR_NAME} from '@docusaurus/utils';
import {listFiles} from '../../src/lib/listFiles';
import {routeOfBuiltFile} from '../../src/lib/pageAddress';
import {DEMO_NAMES, TOOL_NAMES} from '../../src/play/build';
import {BUDGETS, LONG_PAGES, type Budget} from './budgets';
import {filesOfChunks} from './chunks';
import {measurePage, sizeIn, type FirstView, type SizeOf} from './measure';

const BUILD = path.resolve('build');
const MANIFEST = path.resolve(GENERATED_FILES_DIR_NAME, 'client-manifest.json');
const SEARCH_INDEX = 'search-index.json';
/** Names of the chunks that the search dialog asks for. */
const SEARCH_CHUNKS = ['search', 'search-here'];

interface Row {
  label: string;
  bytes: number;
  budget: Budget;
  where: string;
}

async function main(): Promise<void> {
  if (!existsSync(BUILD) || !existsSync(MANIFEST)) {
    throw new Error('There is no build: run "npm run build" first.');
  }
  const files = await listFiles(BUILD);
  const sizeOf = sizeIn(BUILD);
  const pages = files.filter((file) => path.basename(file) === 'index.html');
  const views = await Promise.all(
    (await toMeasure(pages)).map((file) => measurePage(BUILD, routeOfBuiltFile(file), sizeOf)),
  );
  const rows = [
    ...rowsOfViews(views),
    ...(await rowsOfSearch(files, pages.length, sizeOf)),
    ...(await rowsOfPlay(sizeOf)),
    ...(await rowsOfTools(sizeOf)),
  ];
  console.log('| Bytes of brotli | Largest | Budget | Where |\n|---|---:|---:|---|');
  for (const {label, bytes, budget, where} of rows) {
    console.log(`| ${label} | ${String(bytes)} | ${String(budget.most)} | ${where} |`);
  }
  for (const {label, bytes, budget, where} of rows) {
    if (bytes <= budget.most) continue;
    console.error(
      `\nOver budget by ${String(bytes - budget.most)} bytes: ${label} (${where}). ${budget.remedy}`,
    );
    process.exitCode = 1;
  }
}

/** To compress all pages takes half a minute, and the largest is among the longest. */
const MEASURED = 12;

/** The long pages, and the longest of all others. */
async function toMeasure(files: readonly string[]): Promise<string[]> {
  const isLong = (file: string): boolean => LONG_PAGES.includes(routeOfBuiltFile(file));
  const others = await Promise.all(
    files
      .filter((file) => !isLong(file))
      .map(async (file) => ({file, size: (await stat(path.join(BUILD, file))).size})),
  );
  others.sort((one, other) => other.size - one.size);
  return [...files.filter(isLong), ...others.slice(0, MEASURED).map(({file}) => file)];
}

function rowsOfViews(views: readonly FirstView[]): Row[] {
  const largest = (
    label: string,
    part: 'firstView' | 'scripts' | 'styles',
    among: readonly FirstView[],
    budget: Budget,
  ): Row[] => {
    const [first, ...others] = among;
    if (!first) return [];
    const most = others.reduce((one, other) => (other[part] > one[part] ? other : one), first);
    return [{label, bytes: most[part], budget, where: `/${most.page}`}];
  };
  const long = views.filter(({page}) => LONG_PAGES.includes(page));
  const others = views.filter(({page}) => !LONG_PAGES.includes(page));
  const whole = 'HTML, styles and scripts of a first view';
  const scripts = 'Scripts of a first view';
  return [
    ...largest(whole, 'firstView', others, BUDGETS.firstView),
    ...largest(scripts, 'scripts', others, BUDGETS.scripts),
    ...largest(`${whole}, long pages`, 'firstView', long, BUDGETS.longFirstView),
    ...largest(`${scripts}, long pages`, 'scripts', long, BUDGETS.longScripts),
    ...largest('What its styles add', 'styles', views, BUDGETS.styles),
  ];
}

async function rowsOfSearch(
  files: readonly string[],
  pages: number,
  sizeOf: SizeOf,
): Promise<Row[]> {
  const needed = filesOfChunks(MANIFEST, SEARCH_CHUNKS);
  const missing = [...needed, SEARCH_INDEX].filter((file) => !files.includes(file));
  if (missing.length > 0) {
    throw new Error(`The build lacks ${missing.join(', ')}: run "npm run build" again.`);
  }
  const sizes = await Promise.all(needed.map(sizeOf));
  const sum = sizes.reduce((all, size) => all + size, 0);
  const where = `${String(needed.length)} files`;
  return [
    {label: 'Search dialog with engine', bytes: sum, budget: BUDGETS.search, where},
    {
      label: 'Search index, a page',
      bytes: Math.round((await sizeOf(SEARCH_INDEX)) / pages),
      budget: BUDGETS.searchIndexOfPage,
      where: SEARCH_INDEX,
    },
  ];
}

/** The demonstration with the most code of its own stands for the first and for further ones. */
async function rowsOfPlay(sizeOf: SizeOf): Promise<Row[]> {
  const own = await Promise.all(
    DEMO_NAMES.map(async (name) => ({name, bytes: await sizeOfChunks([`play-${name}`], sizeOf)})),
  );
  const most = own.reduce((one, other) => (other.bytes > one.bytes ? other : one));
  const first = await sizeOfChunks(['play', `play-${most.name}`], sizeOf);
  return [
    {label: 'First demonstration', bytes: first, budget: BUDGETS.firstDemo, where: most.name},
    {label: 'Each further one', bytes: most.bytes, budget: BUDGETS.furtherDemo, where: most.name},
  ];
}

function rowsOfTools(sizeOf: SizeOf): Promise<Row[]> {
  return Promise.all(
    TOOL_NAMES.map(async (name) => ({
      label: 'Tool',
      bytes: await sizeOfChunks([`tool-${name}`], sizeOf),
      budget: BUDGETS.tool,
      where: name,
    })),
  );
}

async function sizeOfChunks(names: readonly string[], sizeOf: SizeOf): Promise<number> {
  const sizes = await Promise.all(filesOfChunks(MANIFEST, names).map(sizeOf));
  return sizes.reduce((sum, size) => sum + size, 0);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
