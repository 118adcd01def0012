import {createHash} from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {runDocusaurus, type Ended} from './docusaurus';
import {ROOT} from './siteCopy';

/*
 * Builds beside the plain one: with hosted search and analytics, with one of the two, and with hosted
 * search and its assistant. They are kept in .cache and made again when a source has changed.
 */

/** The site built with hosted search and analytics. */
export const HOSTED_FOLDER = builtFolder('hosted');

/** The records that `npm run search:push` would send after this build. */
export const HOSTED_RECORDS = path.join(
  cacheFolder('hosted'),
  'generated/search-records/records.json',
);

/** What the build is configured with; the admin key must not be found in it. */
export const HOSTED_ENV = {
  ALGOLIA_APP_ID: 'TESTAPP',
  ALGOLIA_SEARCH_KEY: 'search-only-key',
  ALGOLIA_INDEX_NAME: 'help',
  ALGOLIA_RESULT_PATH_FROM: '/v2/old-guides/',
  ALGOLIA_RESULT_PATH_TO: '/v2/how-to/',
  ALGOLIA_ADMIN_KEY: 'canary-of-the-admin-key',
  GTAG_TRACKING_ID: 'G-TEST123456',
} as const;

const {GTAG_TRACKING_ID, ...SEARCH_ENV} = HOSTED_ENV;

/** Hosted search with an assistant, for which Docusaurus' own search dialog is used. */
export const ASSISTANT_ENV = {
  ...SEARCH_ENV,
  ALGOLIA_ASK_AI_ASSISTANT_ID: 'test-assistant',
} as const;

/** Configurations beside the plain one, by the names of their folders in .cache. */
export const CONFIGURATIONS = {
  hosted: HOSTED_ENV,
  'hosted-search': SEARCH_ENV,
  analytics: {GTAG_TRACKING_ID},
  assistant: ASSISTANT_ENV,
} as const;

export type Configuration = keyof typeof CONFIGURATIONS;

/** What a build is made from. */
const SOURCES = [
  'docs',
  'hosting',
  'src',
  'static',
  'docusaurus.config.ts',
  'package.json',
  'package-lock.json',
  'sidebars.ts',
];

function cacheFolder(configuration: Configuration): string {
  return path.join(ROOT, '.cache', configuration);
}

/** Where the site of a configuration is, once it is built. */
export function builtFolder(configuration: Configuration): string {
  return path.join(cacheFolder(configuration), 'build');
}

/** Docusaurus' folder of generated files of a configuration's build. */
export function generatedFolder(configuration: Configuration): string {
  return path.join(cacheFolder(configuration), 'generated');
}

/**
 * Makes a configuration's build unless there is one of the same sources and settings.
 *
 * @throws Error with the build's own words when it fails
 */
export async function ensureBuild(configuration: Configuration): Promise<void> {
  const env = CONFIGURATIONS[configuration];
  const cache = cacheFolder(configuration);
  const stamp = path.join(cache, 'made-from');
  const madeFrom = fingerprint(env);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === madeFrom) return;
  // Two test runs may want it at once: each builds in its own folder, which then takes the other's place.
  const apart = `${cache}-${String(process.pid)}`;
  rmSync(apart, {recursive: true, force: true});
  mkdirSync(apart, {recursive: true});
  const {failed, output} = await runBuild(
    env,
    path.join(apart, 'build'),
    path.join(apart, 'generated'),
  );
  if (failed) throw new Error(`The ${configuration} build failed.\n${output}`);
  writeFileSync(path.join(apart, 'made-from'), madeFrom);
  rmSync(cache, {recursive: true, force: true});
  renameSync(apart, cache);
}

/**
 * Builds the site with other settings.
 *
 * @param env the services' variables
 * @param folder where the site goes
 * @param generated where Docusaurus keeps its working files, so that the normal build's stay as they are
 */
export async function runBuild(
  env: Readonly<Record<string, string>>,
  folder: string,
  generated: string,
): Promise<Ended> {
  const settings = {
    ...env,
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.relative(ROOT, generated),
  };
  return runDocusaurus(ROOT, ['build', '--out-dir', path.relative(ROOT, folder)], settings).ended;
}

function fingerprint(env: Readonly<Record<string, string>>): string {
  const hash = createHash('sha256').update(JSON.stringify(env));
  for (const file of SOURCES.flatMap(filesOf)) {
    hash.update(file).update(readFileSync(path.join(ROOT, file)));
  }
  return hash.digest('hex');
}

function filesOf(source: string): string[] {
  if (!statSync(path.join(ROOT, source)).isDirectory()) return [source];
  return readdirSync(path.join(ROOT, source), {recursive: true, encoding: 'utf8'})
    .map((file) => path.join(source, file))
    .filter((file) => statSync(path.join(ROOT, file)).isFile())
    .sort();
}
