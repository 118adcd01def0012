import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/**
 * A second build, with every service switched on, for the tests of hosted search and analytics. Made
 * when something it is made from has changed, and kept in .cache otherwise.
 */
const ROOT = path.resolve(__dirname, '../..');
const CACHE = path.join(ROOT, '.cache/hosted');
const STAMP = path.join(CACHE, 'made-from');

/** The built site. */
export const HOSTED_FOLDER = path.join(CACHE, 'build');

/** The records that `npm run search:push` would send after this build. */
export const HOSTED_RECORDS = path.join(CACHE, 'generated/search-records/records.json');

/** What the build is configured with; the admin key must not be found in it. */
export const HOSTED_ENV = {
  ALGOLIA_APP_ID: 'TESTAPP',
  ALGOLIA_SEARCH_KEY: 'search-only-key',
  ALGOLIA_INDEX_NAME: 'help',
  ALGOLIA_ASK_AI_ASSISTANT_ID: 'test-assistant',
  ALGOLIA_RESULT_PATH_FROM: '/v2/old-guides/',
  ALGOLIA_RESULT_PATH_TO: '/v2/how-to/',
  ALGOLIA_ADMIN_KEY: 'canary-of-the-admin-key',
  GTAG_TRACKING_ID: 'G-TEST123456',
} as const;

const SOURCES = [
  'docs',
  'hosting',
  'src',
  'static',
  'babel.config.js',
  'docusaurus.config.ts',
  'package-lock.json',
  'sidebars.ts',
];

/**
 * Makes the build unless there is one of the same sources and settings.
 *
 * @throws Error with the build's own words when it fails
 */
export function ensureHostedBuild(): void {
  const madeFrom = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === madeFrom) return;
  rmSync(CACHE, {recursive: true, force: true});
  mkdirSync(CACHE, {recursive: true});
  const {status, stdout, stderr} = runBuild(
    HOSTED_ENV,
    HOSTED_FOLDER,
    path.join(CACHE, 'generated'),
  );
  if (status !== 0) throw new Error(`The hosted build failed.\n${stdout}\n${stderr}`);
  writeFileSync(STAMP, madeFrom);
}

/**
 * Builds the site with an environment of its own.
 *
 * @param env the services' variables
 * @param folder where the site goes
 * @param generated where Docusaurus keeps its working files, so that the normal build's stay as they are
 */
export function runBuild(
  env: Readonly<Record<string, string>>,
  folder: string,
  generated: string,
): {status: number | null; stdout: string; stderr: string} {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(?:ALGOLIA|GTAG)_/.test(name),
  );
  return spawnSync(
    process.execPath,
    [
      require.resolve('@docusaurus/core/bin/docusaurus.mjs'),
      'build',
      '--out-dir',
      path.relative(ROOT, folder),
    ],
    {
      cwd: ROOT,
      encoding: 'utf8',
      env: {
        ...Object.fromEntries(inherited),
        ...env,
        NODE_ENV: 'production',
        WEBPACK_URL_LOADER_LIMIT: '1',
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.relative(ROOT, generated),
        // The cache on disk does not notice another folder, and would mix the two builds up.
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      } as NodeJS.ProcessEnv,
    },
  );
}

function fingerprint(): string {
  const hash = createHash('sha256').update(JSON.stringify(HOSTED_ENV));
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
