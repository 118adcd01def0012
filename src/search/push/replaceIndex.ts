import type {Algoliasearch, OperationIndexParams} from 'algoliasearch';
import type {IndexContent} from './content';

/**
 * Replaces an index at one stroke: a temporary index is filled and moved to its place. Algolia's own
 * `replaceAllObjects` moves the new index before it can be given settings and synonyms. Rules are kept.
 *
 * @param client with a key that may write
 * @throws the client's error; the old index is then unchanged and the temporary one removed
 */
export async function replaceIndex(
  client: Algoliasearch,
  indexName: string,
  {records, settings, synonyms}: IndexContent,
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
    await finish(client.setSettings({indexName: temporary, indexSettings: settings}));
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
