import type {Environment} from '../../config/services';

/** The index to replace, and the right to do so. */
export interface PushTarget {
  appId: string;
  indexName: string;
  /** May write to every index of the application: must never get into a file or a page. */
  adminKey: string;
  /** Where to send requests instead of Algolia's servers; tests only. */
  host?: URL;
}

const VARIABLES = {
  appId: 'ALGOLIA_APP_ID',
  indexName: 'ALGOLIA_INDEX_NAME',
  adminKey: 'ALGOLIA_ADMIN_KEY',
} as const;
const TEST_HOST_VARIABLE = 'ALGOLIA_TEST_HOST';
const THIS_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]']);

/** @returns names of the variables that a push needs and that are not set */
export function missingVariables(env: Environment): string[] {
  return Object.values(VARIABLES).filter((name) => !env[name]?.trim());
}

/**
 * Reads where to push to.
 *
 * @param env environment variables
 * @throws Error in one sentence when a variable is missing or can't be right
 */
export function readPushTarget(env: Environment): PushTarget {
  const missing = missingVariables(env);
  if (missing.length > 0) {
    throw new Error(
      `Pushing the index needs ${missing.join(' and ')}: set it in the environment of this command, or try --dry-run, which needs nothing.`,
    );
  }
  const {appId, indexName, adminKey} = VARIABLES;
  const host = readTestHost(env);
  return {
    appId: env[appId]?.trim() ?? '',
    indexName: env[indexName]?.trim() ?? '',
    adminKey: env[adminKey]?.trim() ?? '',
    ...(host ? {host} : {}),
  };
}

/** The admin key goes to this host, so nothing but a server on this machine is accepted. */
function readTestHost(env: Environment): URL | undefined {
  const value = env[TEST_HOST_VARIABLE]?.trim();
  if (!value) return undefined;
  const host = URL.canParse(value) ? new URL(value) : undefined;
  if (host?.protocol !== 'http:' || !THIS_MACHINE.has(host.hostname)) {
    throw new Error(
      `${TEST_HOST_VARIABLE} is "${value}", but it is for tests against a server on this machine, such as http://localhost:3412: unset it to push to Algolia.`,
    );
  }
  return host;
}
