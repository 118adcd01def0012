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

/** What each looks like: a pasted address or quotes that Docker keeps would make a search that never answers. */
const SEARCH_VALUES: Readonly<Record<string, RegExp>> = {
  ALGOLIA_APP_ID: /^[A-Z0-9]+$/i,
  ALGOLIA_SEARCH_KEY: /^[\w+/=-]+$/,
  ALGOLIA_INDEX_NAME: /^[^"']+$/,
  ALGOLIA_ASK_AI_ASSISTANT_ID: /^[^"']+$/,
  ALGOLIA_RESULT_PATH_FROM: /^[^"']+$/,
  ALGOLIA_RESULT_PATH_TO: /^[^"']+$/,
  ALGOLIA_ADMIN_KEY: /^[^"']+$/,
};

/** A Google tag as gtag.js accepts it: G-, GT-, AW-, DC- or the older UA- form. */
const TRACKING_ID = /^(?:G|GT|AW|DC|UA)-[A-Z0-9-]{4,}$/i;

/**
 * @returns hosted search's settings, or `undefined` when none is set: search then runs in the browser
 * @throws Error naming the missing variables when only some are set, one whose value can't be right, or when the key
 *   is not for pages
 */
export function readHostedSearch(env: Environment): HostedSearch | undefined {
  const valueOf = (name: string): string => env[name]?.trim() ?? '';
  const [appId = '', apiKey = '', indexName = ''] = SEARCH_VARIABLES.map(valueOf);
  const missing = SEARCH_VARIABLES.filter((name) => !valueOf(name));
  const askAi = env.ALGOLIA_ASK_AI_ASSISTANT_ID?.trim();
  const replacePath = readPathReplacement(env);
  if (missing.length === SEARCH_VARIABLES.length && !askAi && !replacePath) return undefined;
  if (missing.length > 0) {
    throw new Error(
      `Hosted search is only half configured: set ${missing.join(' and ')} too, or unset all ALGOLIA_ variables to search in the browser.`,
    );
  }
  refuseOddValues(env);
  if (apiKey === env.ALGOLIA_ADMIN_KEY?.trim()) {
    throw new Error(
      'ALGOLIA_SEARCH_KEY is the same as ALGOLIA_ADMIN_KEY, and every reader would get it: set it to the search-only key.',
    );
  }
  return {appId, apiKey, indexName, askAi, replacePath};
}

/** @throws Error naming the variables of Algolia whose values can't be right */
export function refuseOddValues(env: Environment): void {
  const odd = Object.entries(SEARCH_VALUES)
    .filter(([name, looks]) => env[name]?.trim() && !looks.test(env[name].trim()))
    .map(([name]) => name);
  if (odd.length === 0) return;
  // Without its value, which may be a secret in the wrong place.
  throw new Error(
    `Correct ${odd.join(' and ')}: write it as Algolia's dashboard shows it, without quotes.`,
  );
}

function readPathReplacement(env: Environment): HostedSearch['replacePath'] {
  const from = env.ALGOLIA_RESULT_PATH_FROM?.trim();
  const to = env.ALGOLIA_RESULT_PATH_TO?.trim();
  if (from && to) return {from, to};
  if (!from && !to) return undefined;
  const [set, missing] = from ? ['FROM', 'TO'] : ['TO', 'FROM'];
  throw new Error(
    `The paths of search results are only half configured: set ALGOLIA_RESULT_PATH_${missing} too, or unset ALGOLIA_RESULT_PATH_${set}.`,
  );
}

/**
 * @returns the analytics tracking id, or `undefined` when analytics is off
 * @throws Error when the value cannot be a Google tag
 */
export function readTrackingId({GTAG_TRACKING_ID}: Environment): string | undefined {
  const id = GTAG_TRACKING_ID?.trim();
  if (!id) return undefined;
  if (!TRACKING_ID.test(id)) {
    throw new Error(
      `GTAG_TRACKING_ID is "${id}", which is not a Google tag: write it like G-ABC123DEF4, or unset it to build without analytics.`,
    );
  }
  return id;
}

/**
 * @returns whether a broken link ends the build
 * @throws Error when STRICT_LINKS is neither true, false nor unset
 */
export function readStrictLinks({STRICT_LINKS}: Environment): boolean {
  const value = STRICT_LINKS?.trim() || 'false';
  if (value !== 'true' && value !== 'false') {
    throw new Error(
      `STRICT_LINKS is "${value}": set it to true to let broken links end the build, or unset it.`,
    );
  }
  return value === 'true';
}

/**
 * @returns whether the build keeps the help on readers' devices
 * @throws Error when SERVICE_WORKER is neither on, off nor unset
 */
export function readOffline({SERVICE_WORKER}: Environment): boolean {
  const value = SERVICE_WORKER?.trim() || 'on';
  if (value !== 'on' && value !== 'off') {
    throw new Error(
      `SERVICE_WORKER is "${value}": set it to off to build without offline help and to take it from readers who have it, or unset it.`,
    );
  }
  return value === 'on';
}
