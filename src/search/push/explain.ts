import {ApiError} from '@algolia/client-common';

/** Says in one sentence what Algolia's client threw, and what to do. */
export function explain(error: unknown, appId: string, indexName: string): string {
  const said = (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ');
  const status = error instanceof ApiError ? ` (${error.status})` : '';
  return `The index "${indexName}" of application ${appId} was not replaced: ${said.replace(/\.$/, '')}${status}; ${remedyFor(error, indexName)}.`;
}

function remedyFor(error: unknown, indexName: string): string {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 401 || status === 403) {
    return `set ALGOLIA_ADMIN_KEY to an admin key of this application, or to one that may write, delete and configure indices named ${indexName}*`;
  }
  return status >= 400 && status < 429
    ? 'mend that and push again'
    : 'check ALGOLIA_APP_ID and the network connection, and try again later';
}
