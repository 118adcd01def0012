import type {Algoliasearch, IndexSettings, SynonymHit} from 'algoliasearch';
import type {SearchRecord} from '../engine/types';

/** Everything that makes the index. */
export interface IndexContent {
  records: SearchRecord[];
  settings: IndexSettings;
  synonyms: SynonymHit[];
}

/**
 * Replaces an index at one stroke: a temporary index is filled and then moved to its place, so
 * readers get the old index or the new one, and nothing between. Algolia's own `replaceAllObjects`
 * would keep the old settings and synonyms; here the repository's go with the records. Rules, which
 * the repository does not know, are kept.
 *
 * @param client Algolia's official client, with a key that may write
 * @param indexName the index that readers search
 * @param report takes a line for each step
 * @throws the client's error; the old index is then unchanged and the temporary one removed
 */
export async function replaceIndex(
  client: Algoliasearch,
  indexName: string,
  {records, settings, synonyms}: IndexContent,
  report: (line: string) => void,
): Promise<void> {
  const temporary = temporaryName(indexName);
  const finish = async (task: Promise<{taskID: number}>): Promise<void> => {
    const {taskID} = await task;
    await client.waitForTask({indexName: temporary, taskID});
  };
  const replaces = await client.indexExists({indexName});
  try {
    if (replaces) {
      report(`Copying the rules of ${indexName} to ${temporary}`);
      await finish(
        client.operationIndex({
          indexName,
          operationIndexParams: {operation: 'copy', destination: temporary, scope: ['rules']},
        }),
      );
    }
    report(`Sending settings and ${synonyms.length} synonyms`);
    await finish(client.setSettings({indexName: temporary, indexSettings: settings}));
    await finish(
      client.saveSynonyms({
        indexName: temporary,
        synonymHit: synonyms,
        replaceExistingSynonyms: true,
      }),
    );
    report(`Sending ${records.length} records`);
    const objects = records.map((record) => ({...record}));
    await client.chunkedBatch({indexName: temporary, objects, waitForTasks: true});
    report(`Moving ${temporary} to ${indexName}`);
    await finish(
      client.operationIndex({
        indexName: temporary,
        operationIndexParams: {operation: 'move', destination: indexName},
      }),
    );
  } catch (error) {
    await remove(client, temporary, report);
    throw error;
  }
}

/** Starts with the index's name, since keys are often restricted to names that do. */
function temporaryName(indexName: string): string {
  return `${indexName}_new_${Date.now().toString(36)}`;
}

async function remove(
  client: Algoliasearch,
  indexName: string,
  report: (line: string) => void,
): Promise<void> {
  try {
    await client.deleteIndex({indexName});
    report(`Removed ${indexName}`);
  } catch {
    report(`${indexName} could not be removed: delete it in Algolia's dashboard, if it is there.`);
  }
}
