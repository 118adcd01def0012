import type {ClientOptions} from '@algolia/client-common';
import {algoliasearch, type Algoliasearch} from 'algoliasearch';
import type {Environment} from '../../config/services';
import {SEARCH_SYNONYMS} from '../data/synonyms';
import {describeContent} from './describe';
import {explain} from './explain';
import {readRecords} from './records';
import {replaceIndex, type IndexContent} from './replaceIndex';
import {INDEX_SETTINGS} from './settings';
import {toAlgoliaSynonyms} from './synonyms';
import {missingVariables, readPushTarget, type PushTarget} from './target';

export interface PushOptions {
  env: Environment;
  recordsFile: string;
  /** Only say what would be done; asks nobody and needs no variable. */
  dryRun: boolean;
  report: (line: string) => void;
  /** Milliseconds after which the client gives a server up; the client's own by default. */
  timeouts?: ClientOptions['timeouts'];
}

/**
 * Sends the built records with settings and synonyms to Algolia, in place of the index that is there.
 *
 * @throws Error in one sentence that says what to do
 */
export async function push(options: PushOptions): Promise<void> {
  const {env, report} = options;
  const target = options.dryRun ? undefined : readPushTarget(env);
  const content: IndexContent = {
    records: await readRecords(options.recordsFile),
    settings: INDEX_SETTINGS,
    synonyms: toAlgoliaSynonyms(SEARCH_SYNONYMS),
  };
  describeContent(content).forEach(report);
  if (!target) {
    describeDryRun(env).forEach(report);
    return;
  }
  try {
    await replaceIndex(createClient(target, options.timeouts), target.indexName, content, report);
  } catch (error) {
    throw new Error(explain(error, target), {cause: error});
  }
  report(`Readers of ${target.indexName} now search ${content.records.length} records.`);
}

function describeDryRun(env: Environment): string[] {
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

function createClient(
  {appId, adminKey, host}: PushTarget,
  timeouts: ClientOptions['timeouts'],
): Algoliasearch {
  return algoliasearch(appId, adminKey, {
    ...(timeouts ? {timeouts} : {}),
    ...(host
      ? {
          hosts: [
            {url: host.hostname, port: Number(host.port), protocol: 'http', accept: 'readWrite'},
          ],
        }
      : {}),
  });
}
