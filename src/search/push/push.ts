import type {ClientOptions} from '@algolia/client-common';
import {algoliasearch} from 'algoliasearch';
import type {Environment} from '../../config/services';
import {describeContent, readContent} from './content';
import {explain} from './explain';
import {replaceIndex} from './replaceIndex';
import {describeDryRun, readPushTarget} from './target';

export interface PushOptions {
  env: Environment;
  recordsFile: string;
  /** Only say what would be done; asks nobody and needs no variable. */
  dryRun: boolean;
  report: (line: string) => void;
  /** For tests: other servers than Algolia's, less patience. */
  clientOptions?: ClientOptions;
}

/**
 * Sends the built records with settings and synonyms to Algolia, in place of the index that is there.
 *
 * @throws Error in one sentence that says what to do
 */
export async function push(options: PushOptions): Promise<void> {
  const {env, report} = options;
  const target = options.dryRun ? undefined : readPushTarget(env);
  const content = await readContent(options.recordsFile);
  describeContent(content).forEach(report);
  if (!target) {
    describeDryRun(env).forEach(report);
    return;
  }
  const {appId, adminKey, indexName} = target;
  try {
    const client = algoliasearch(appId, adminKey, options.clientOptions);
    await replaceIndex(client, indexName, content, report);
  } catch (error) {
    throw new Error(explain(error, target), {cause: error});
  }
  report(`Readers of ${indexName} now search ${content.records.length} records.`);
}
