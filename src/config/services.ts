/**
 * Hosted services are off unless environment variables switch them on (see README and .env.example).
 * Half a configuration stops the build: a site that looks configured and is not would be worse.
 */

/** Environment as Node gives it; passed in so that tests need no global state. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Settings of hosted search (specification, section 7). */
export interface HostedSearch {
  appId: string;
  apiKey: string;
  indexName: string;
  askAi?: string;
  /** A part of results' paths that is another on this site (specification, section 2). */
  replacePath?: {from: string; to: string};
}

const SEARCH_VARIABLES = ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_KEY', 'ALGOLIA_INDEX_NAME'] as const;
const ASK_AI_VARIABLE = 'ALGOLIA_ASK_AI_ASSISTANT_ID';
const RESULT_PATH_VARIABLES = ['ALGOLIA_RESULT_PATH_FROM', 'ALGOLIA_RESULT_PATH_TO'] as const;
const ADMIN_VARIABLE = 'ALGOLIA_ADMIN_KEY';
const TRACKING_VARIABLE = 'GTAG_TRACKING_ID';

/** A Google tag as gtag.js accepts it: G-, GT-, AW-, DC- or the older UA- form. */
const TRACKING_ID = /^(?:G|GT|AW|DC|UA)-[A-Z0-9-]{4,}$/i;

/**
 * Reads the hosted search's settings.
 *
 * @param env environment variables
 * @returns the settings, or `undefined` when none is set: search then runs in the browser
 * @throws Error naming the missing variables when only some are set, or when the key is not for pages
 */
export function readHostedSearch(env: Environment): HostedSearch | undefined {
  const values = SEARCH_VARIABLES.map((name) => env[name]?.trim() ?? '');
  const missing = SEARCH_VARIABLES.filter((_name, index) => values[index] === '');
  const askAi = env[ASK_AI_VARIABLE]?.trim();
  const replacement = readPathReplacement(env);
  if (missing.length === SEARCH_VARIABLES.length && !askAi && !replacement) return undefined;
  if (missing.length > 0) {
    throw new Error(
      `Hosted search is only half configured: set ${missing.join(' and ')} too, or unset all ALGOLIA_ variables to search in the browser.`,
    );
  }
  const [appId = '', apiKey = '', indexName = ''] = values;
  if (apiKey === env[ADMIN_VARIABLE]?.trim()) {
    throw new Error(
      `ALGOLIA_SEARCH_KEY is the same as ${ADMIN_VARIABLE}, and every reader would get it: set it to the search-only key.`,
    );
  }
  return {
    appId,
    apiKey,
    indexName,
    ...(askAi ? {askAi} : {}),
    ...(replacement ? {replacePath: replacement} : {}),
  };
}

function readPathReplacement(env: Environment): HostedSearch['replacePath'] {
  const [from = '', to = ''] = RESULT_PATH_VARIABLES.map((name) => env[name]?.trim());
  if (!from && !to) return undefined;
  if (from && to) return {from, to};
  const [set, missing] = from ? RESULT_PATH_VARIABLES : [...RESULT_PATH_VARIABLES].reverse();
  throw new Error(
    `The paths of search results are only half configured: set ${missing} too, or unset ${set}.`,
  );
}

/**
 * Reads the analytics tracking id.
 *
 * @param env environment variables
 * @returns the id, or `undefined` when analytics is off
 * @throws Error when the value cannot be a Google tag
 */
export function readTrackingId(env: Environment): string | undefined {
  const id = env[TRACKING_VARIABLE]?.trim();
  if (!id) return undefined;
  if (!TRACKING_ID.test(id)) {
    throw new Error(
      `${TRACKING_VARIABLE} is "${id}", which is not a Google tag: write it like G-ABC123DEF4, or unset it to build without analytics.`,
    );
  }
  return id;
}

/**
 * Whether the build keeps the help on readers' devices.
 *
 * @param env environment variables
 * @throws Error when SERVICE_WORKER is neither on, off nor unset
 */
export function readOffline(env: Environment): boolean {
  const value = env.SERVICE_WORKER?.trim() || 'on';
  if (value !== 'on' && value !== 'off') {
    throw new Error(
      `SERVICE_WORKER is "${value}": set it to off to build without offline help and to take it from readers who have it, or unset it.`,
    );
  }
  return value === 'on';
}
