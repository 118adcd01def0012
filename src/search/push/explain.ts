import {ApiError, RetryError} from '@algolia/client-common';
import type {PushTarget} from './target';

/**
 * Says what went wrong in one sentence, and what to do. Never shows the key.
 *
 * @param error what the client threw
 * @param target where the index was to go
 */
export function explain(error: unknown, {appId, indexName}: PushTarget): string {
  return `The index "${indexName}" of application ${appId} was not replaced: ${reason(error, appId, indexName)}.`;
}

function reason(error: unknown, appId: string, indexName: string): string {
  if (error instanceof RetryError) return connectionReason(error, appId);
  if (!(error instanceof ApiError)) return sentence(String(error));
  switch (error.status) {
    case 401:
    case 403:
      return `Algolia refuses the key (${error.status}), so set ALGOLIA_ADMIN_KEY to an admin key of this application, or to one that may write, delete and configure indices named ${indexName}*`;
    case 429:
      return 'Algolia gets too many requests (429), so try again in some minutes';
    default:
      return `Algolia refuses the request (${error.status}) and says "${sentence(error.message)}"`;
  }
}

/** The client tried every server of the application; the last try tells why. */
function connectionReason({stackTrace}: RetryError, appId: string): string {
  const tries = stackTrace.map(({response}) => response);
  const last = tries.at(-1);
  if (tries.some(({isTimedOut}) => isTimedOut)) {
    return 'Algolia does not answer in time, so check the network connection and try again';
  }
  if (last && last.status >= 500) {
    return `Algolia is out of order (${last.status}), so try again later`;
  }
  if (/ENOTFOUND|EAI_AGAIN/.test(last?.content ?? '')) {
    return `no server of application ${appId} is found, so check ALGOLIA_APP_ID and the network connection`;
  }
  return `no server can be reached (${sentence(last?.content ?? 'no answer')}), so check the network connection`;
}

function sentence(text: string): string {
  return text
    .replace(/^Error: /, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\.$/, '');
}
