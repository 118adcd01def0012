import {readFile} from 'node:fs/promises';
import {ApiError, type ClientOptions} from '@algolia/client-common';
import {algoliasearch} from 'algoliasearch';
import type {Algoliasearch, OperationIndexParams, SynonymHit} from 'algoliasearch';
import {refuseOddValues, type Environment} from '../../config/services';
import type {SearchRecord} from '../records/records';
import {INDEX_SETTINGS} from './settings';
import {algoliaSynonyms} from './synonyms';

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
  refuseOddValues(env);
  const stored = await readFile(recordsFile, 'utf8').catch(() => '[]');
  const records = JSON.parse(stored) as SearchRecord[];
  // An empty index would find nothing.
  if (records.length === 0) {
    throw new Error(`${recordsFile} holds no record: run "npm run build" first.`);
  }
  const synonyms = algoliaSynonyms();
  const pages = new Set(records.map((record) => record.url_without_anchor)).size;
  report(`${records.length} records of ${pages} pages, ${synonyms.length} synonyms`);
  if (dryRun) {
    report(`This was a dry run: nobody was asked. ${missing && `A real push needs ${missing}.`}`);
    return;
  }
  const [appId = '', indexName = '', adminKey = ''] = VARIABLES.map((name) => env[name]?.trim());
  try {
    const client = algoliasearch(appId, adminKey, clientOptions);
    await replaceIndex(client, indexName, {records, synonyms}, report);
  } catch (error) {
    throw new Error(explain(error, appId, indexName), {cause: error});
  }
  report(`Readers of ${indexName} now search ${records.length} records.`);
}

/**
 * Replaces an index at one stroke: a temporary index is filled and moved to its place. Algolia's own
 * `replaceAllObjects` moves the new index before it can be given settings and synonyms. Rules are kept.
 *
 * @param client with a key that may write
 * @throws the client's error; the old index is then unchanged and the temporary one removed
 */
async function replaceIndex(
  client: Algoliasearch,
  indexName: string,
  {records, synonyms}: {records: SearchRecord[]; synonyms: SynonymHit[]},
  report: (line: string) => void,
): Promise<void> {
  // Keys are often restricted to names that begin with the index's.
  const temporary = `${indexName}_new_${Date.now().toString(36)}`;
  const finish = async (task: Promise<{taskID: number}>): Promise<void> => {
    const {taskID} = await task;
    await client.waitForTask({indexName: temporary, taskID});
  };
  const operate = (from: string, operationIndexParams: OperationIndexParams): Promise<void> =>
    finish(client.operationIndex({indexName: from, operationIndexParams}));
  const replaces = await client.indexExists({indexName});
  try {
    if (replaces) {
      report(`Copying the rules of ${indexName} to ${temporary}`);
      await operate(indexName, {operation: 'copy', destination: temporary, scope: ['rules']});
    }
    report(`Sending settings and ${synonyms.length} synonyms`);
    await finish(client.setSettings({indexName: temporary, indexSettings: INDEX_SETTINGS}));
    await finish(client.saveSynonyms({indexName: temporary, synonymHit: synonyms}));
    report(`Sending ${records.length} records`);
    await client.chunkedBatch({indexName: temporary, objects: records, waitForTasks: true});
    report(`Moving ${temporary} to ${indexName}`);
    await operate(temporary, {operation: 'move', destination: indexName});
  } catch (error) {
    const removed = client.deleteIndex({indexName: temporary}).then(
      () => `Removed ${temporary}`,
      () => `${temporary} could not be removed: delete it in Algolia's dashboard, if it is there.`,
    );
    report(await removed);
    throw error;
  }
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
