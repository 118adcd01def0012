import path from 'node:path';
import {inAudit} from './audit';
import {runDocusaurus, type Ended} from './docusaurus';
import {cacheFolder, keepBuild} from './keptBuild';
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
const CONFIGURATIONS = {
  hosted: HOSTED_ENV,
  'hosted-search': SEARCH_ENV,
  analytics: {GTAG_TRACKING_ID},
  assistant: ASSISTANT_ENV,
} as const;

type Configuration = keyof typeof CONFIGURATIONS;

/** What is built for tests: all, in the audit. Each build takes a minute of two processors. */
export const TESTED: readonly Configuration[] = inAudit
  ? (Object.keys(CONFIGURATIONS) as Configuration[])
  : [];

/** Where the site of a configuration is, once it is built. */
export function builtFolder(configuration: Configuration): string {
  return path.join(cacheFolder(configuration), 'build');
}

/**
 * Makes a configuration's build unless there is one of the same sources and settings.
 *
 * @throws Error with the build's own words when it fails
 */
export async function ensureBuild(configuration: Configuration): Promise<void> {
  const env = CONFIGURATIONS[configuration];
  await keepBuild(configuration, env, (folder) =>
    runBuild(env, path.join(folder, 'build'), path.join(folder, 'generated')),
  );
}

/**
 * Builds the site with other settings.
 *
 * @param env the services' variables
 * @param folder where the site goes
 * @param generated where Docusaurus keeps its working files, so that the normal build's stay as they are
 */
async function runBuild(
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
