import type {Algoliasearch, OperationIndexParams} from 'algoliasearch';
import type {IndexContent} from './content';

/**
 * Replaces an index at one stroke: a temporary index is filled and then moved to its place, so
 * readers get the old index or the new one, and nothing between. Algolia's own `replaceAllObjects`
 * would keep the old settings and synonyms; here the repository's go with the records. Rules, which
 * the repository does not know, are kept.
 *
 * @param client Algolia's official client, with a key that may write
 * @param report takes a line for each step
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
