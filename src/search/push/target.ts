import type {Environment} from '../../config/services';

/** The index to replace, and the right to do so. */
export interface PushTarget {
  appId: string;
  indexName: string;
  /** May write to every index of the application: must never get into a file or a page. */
  adminKey: string;
}

const VARIABLES = ['ALGOLIA_APP_ID', 'ALGOLIA_INDEX_NAME', 'ALGOLIA_ADMIN_KEY'] as const;

/** @returns names of the variables that a push needs and that are not set */
function missingVariables(env: Environment): string[] {
  return VARIABLES.filter((name) => !env[name]?.trim());
}

/**
 * @returns where to push to
 * @throws Error in one sentence when a variable is missing
 */
export function readPushTarget(env: Environment): PushTarget {
  const missing = missingVariables(env);
  if (missing.length > 0) {
    throw new Error(
      `Pushing the index needs ${missing.join(' and ')}: set it in the environment of this command, or try --dry-run, which needs nothing.`,
    );
  }
  const [appId = '', indexName = '', adminKey = ''] = VARIABLES.map((name) => env[name]?.trim());
  return {appId, indexName, adminKey};
}

/** @returns lines that say what a real push would do, and what it still needs */
export function describeDryRun(env: Environment): string[] {
  const missing = missingVariables(env);
  const {ALGOLIA_INDEX_NAME: indexName = 'the index', ALGOLIA_APP_ID: appId} = env;
  return [
    `Would fill a temporary index and move it to ${indexName}${appId ? ` of application ${appId}` : ''}.`,
    missing.length > 0
      ? `Before a real push, set ${missing.join(' and ')}.`
      : 'Nothing is missing for a real push.',
    'This was a dry run: nobody was asked, nothing was changed.',
  ];
}
