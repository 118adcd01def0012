import {ApiError, type ClientOptions} from '@algolia/client-common';
import {algoliasearch} from 'algoliasearch';
import type {Environment} from '../../config/services';
import {readContent} from './content';
import {replaceIndex} from './replaceIndex';

export interface PushOptions {
  env: Environment;
  recordsFile: string;
  /** Only say what would be done; asks nobody and needs no variable. */
  dryRun: boolean;
  report: (line: string) => void;
  /** For tests: other servers than Algolia's, less patience. */
  clientOptions?: ClientOptions;
}

const VARIABLES = ['ALGOLIA_APP_ID', 'ALGOLIA_INDEX_NAME', 'ALGOLIA_ADMIN_KEY'] as const;

/**
 * Sends the built records with settings and synonyms to Algolia, in place of the index that is there.
 *
 * @throws Error in one sentence that says what to do
 */
export async function push(options: PushOptions): Promise<void> {
  const {env, recordsFile, dryRun, report, clientOptions} = options;
  const missing = VARIABLES.filter((name) => !env[name]?.trim()).join(' and ');
  if (missing && !dryRun) {
    throw new Error(
      `Pushing the index needs ${missing}: set it in the environment of this command, or try --dry-run, which needs nothing.`,
    );
  }
  const content = await readContent(recordsFile);
  const {records, synonyms} = content;
  const pages = new Set(records.map((record) => record.url_without_anchor)).size;
  report(`${records.length} records of ${pages} pages, ${synonyms.length} synonyms`);
  if (dryRun) {
    report(`This was a dry run: nobody was asked. ${missing && `A real push needs ${missing}.`}`);
    return;
  }
  const [appId = '', indexName = '', adminKey = ''] = VARIABLES.map((name) => env[name]?.trim());
  try {
    const client = algoliasearch(appId, adminKey, clientOptions);
    await replaceIndex(client, indexName, content, report);
  } catch (error) {
    throw new Error(explain(error, appId, indexName), {cause: error});
  }
  report(`Readers of ${indexName} now search ${records.length} records.`);
}

function explain(error: unknown, appId: string, indexName: string): string {
  const said = (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ');
  const status = error instanceof ApiError ? error.status : 0;
  let remedy = 'check ALGOLIA_APP_ID and the network connection, and try again later';
  if (status === 401 || status === 403) {
    remedy = `set ALGOLIA_ADMIN_KEY to an admin key of this application, or to one that may write, delete and configure indices named ${indexName}*`;
  } else if (status >= 400 && status < 429) remedy = 'mend that and push again';
  const number = status > 0 ? ` (${status})` : '';
  return `The index "${indexName}" of application ${appId} was not replaced: ${said.replace(/\.$/, '')}${number}; ${remedy}.`;
}
