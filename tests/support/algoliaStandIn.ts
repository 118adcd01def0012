import {gunzipSync} from 'node:zlib';
import type {Requester} from '@algolia/client-common';
import type {IndexSettings} from 'algoliasearch';

/** One request as it was sent, kept for the tests to look at. */
export interface RecordedRequest<Body = unknown> {
  method: string;
  path: string;
  query: Readonly<Record<string, string>>;
  headers: Readonly<Record<string, string | undefined>>;
  body: Body;
}

interface Reply {
  status: number;
  body: object;
  headers?: Record<string, string>;
  isTimedOut?: boolean;
}

interface StandInIndex {
  records: Map<string, {objectID: string}>;
  settings: IndexSettings;
  synonyms: {objectID: string}[];
  rules: unknown[];
}

/** A task is finished at the second time of asking, as a real one takes its time. */
const ASKED_UNTIL_PUBLISHED = 2;

/**
 * Stands in for Algolia behind its own client: answers what a push sends in the shapes of its REST API
 * (algolia.com/doc/rest-api/search), and records it. For searching: algoliaAnswers.ts
 */
export class AlgoliaStandIn implements Requester {
  readonly requests: RecordedRequest[] = [];
  readonly indices = new Map<string, StandInIndex>();
  /** Plays a fault: what it returns is answered instead. */
  fault: (request: RecordedRequest) => Reply | undefined = () => undefined;
  private readonly tasks = new Map<number, number>();

  constructor(private readonly credentials: {appId: string; adminKey: string}) {}

  send: Requester['send'] = ({method, url, headers, data}) => {
    const {pathname: path, searchParams} = new URL(url);
    const text = String(headers['content-encoding'] === 'gzip' ? gunzipSync(data ?? '') : data);
    const body: unknown = data === undefined ? undefined : JSON.parse(text);
    const request = {method, path, query: Object.fromEntries(searchParams), headers, body};
    this.requests.push(request);
    const reply = this.fault(request) ?? this.refusal(request) ?? this.perform(request);
    return Promise.resolve({isTimedOut: false, ...reply, content: JSON.stringify(reply.body)});
  };

  /** Requests as 'METHOD /path', tasks left out. */
  get calls(): string[] {
    return this.requests
      .filter(({path}) => !path.includes('/task/'))
      .map(({method, path}) => `${method} ${path}`);
  }

  private refusal({headers}: RecordedRequest): Reply | undefined {
    const {appId, adminKey} = this.credentials;
    const isKnown =
      headers['x-algolia-application-id'] === appId && headers['x-algolia-api-key'] === adminKey;
    return isKnown ? undefined : refuse(403, 'Invalid Application-ID or API key');
  }

  private perform({method, path, query, body}: RecordedRequest): Reply {
    const [, name = '', action = ''] = /^\/1\/indexes\/([^/]+)\/?(.*)$/.exec(path) ?? [];
    const indexName = decodeURIComponent(name);
    const index = this.indices.get(indexName);
    switch (`${method} ${action.replace(/\/\d+$/, '')}`) {
      case 'GET settings':
        return index ? {status: 200, body: index.settings} : notThere(indexName);
      case 'PUT settings':
        this.index(indexName).settings = body as IndexSettings;
        return this.accepted('updatedAt');
      case 'POST synonyms/batch': {
        const target = this.index(indexName);
        const kept = query.replaceExistingSynonyms === 'true' ? [] : target.synonyms;
        target.synonyms = [...kept, ...(body as StandInIndex['synonyms'])];
        return this.accepted('updatedAt');
      }
      case 'POST batch':
        return this.batch(indexName, body as {requests: {body: {objectID: string}}[]});
      case 'POST operation':
        return this.operate(indexName, body as Operation);
      case 'GET task':
        return this.task(Number(action.split('/')[1]));
      case 'DELETE ':
        this.indices.delete(indexName);
        return this.accepted('deletedAt');
      default:
        return refuse(404, `Not found: ${method} ${path}`);
    }
  }

  private batch(indexName: string, {requests}: {requests: {body: {objectID: string}}[]}): Reply {
    const {records} = this.index(indexName);
    for (const {body} of requests) records.set(body.objectID, body);
    const reply = this.accepted();
    return {...reply, body: {...reply.body, objectIDs: requests.map(({body}) => body.objectID)}};
  }

  private operate(indexName: string, {operation, destination, scope}: Operation): Reply {
    const source = this.indices.get(indexName);
    if (!source) return notThere(indexName);
    if (operation === 'move') {
      this.indices.set(destination, source);
      this.indices.delete(indexName);
    } else if (scope?.includes('rules')) {
      this.index(destination).rules = [...source.rules];
    }
    return this.accepted('updatedAt');
  }

  private index(name: string): StandInIndex {
    const index = this.indices.get(name) ?? {
      records: new Map(),
      settings: {},
      synonyms: [],
      rules: [],
    };
    this.indices.set(name, index);
    return index;
  }

  private accepted(dated?: string): Reply {
    const taskID = this.tasks.size + 1;
    this.tasks.set(taskID, 0);
    return {status: 200, body: {taskID, ...(dated ? {[dated]: '2026-11-21T00:00:00Z'} : {})}};
  }

  private task(taskID: number): Reply {
    const asked = (this.tasks.get(taskID) ?? 0) + 1;
    this.tasks.set(taskID, asked);
    const status = asked < ASKED_UNTIL_PUBLISHED ? 'notPublished' : 'published';
    return {status: 200, body: {status, pendingTask: false}};
  }
}

interface Operation {
  operation: 'copy' | 'move';
  destination: string;
  scope?: string[];
}

export function refuse(status: number, message: string): Reply {
  return {status, body: {message, status}};
}

function notThere(indexName: string): Reply {
  return refuse(404, `Index ${indexName} does not exist`);
}
