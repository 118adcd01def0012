import {createDocument} from '@mixmark-io/domino';
import type {liteClient} from 'algoliasearch/lite';
import {createElement} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';

/*
 * What the dialog's hook and the search page's send through Algolia's own client, and make of its answers.
 * In a browser, in the audit: tests/browser/hosted/algolia.spec.ts
 */

const SETTINGS = {
  indexAddress: '/v2/search-index.json',
  hosted: {
    appId: 'TESTAPP',
    apiKey: 'search-only-key',
    indexName: 'help',
    replacePath: {from: '/v2/old-guides/', to: '/v2/how-to/'},
  },
};
const HIT = {objectID: '1', url: 'https://help.sunhou.se/v2/old-guides/record/#arm'};
const FOUND = JSON.stringify({results: [{hits: [HIT], nbHits: 40}]});

type Requester = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['requester']>;
type Reply = Awaited<ReturnType<Requester['send']>>;
const reply = (status: number, content: string): Reply => ({status, content, isTimedOut: false});
const send = vi.fn<Requester['send']>();
const fetched = vi.fn();

const page = createDocument('');
page.head.append = (link) => page.head.appendChild(link as Node);
const BROWSER = {
  window: globalThis,
  document: page,
  history: {state: null, replaceState: () => undefined},
  localStorage: {getItem: () => null},
  HTMLIFrameElement: vi.fn(), // React looks for the focus in them
  fetch: fetched,
};
const router = {};
const MOCKED = {
  '@docusaurus/router': () => ({useHistory: () => router}),
  '../../../src/search/useSearchSettings': () => ({useSearchSettings: () => SETTINGS}),
  'algoliasearch/lite': async () => {
    const lite = await vi.importActual<{liteClient: typeof liteClient}>('algoliasearch/lite');
    return {liteClient: (id: string, key: string) => lite.liteClient(id, key, {requester: {send}})};
  },
};

/** A loaded machine is slow, not wrong. */
const soon = (check: () => void) => vi.waitFor(check, 20_000);

let root: Root | undefined;

beforeEach(() => {
  vi.resetModules();
  for (const [name, made] of Object.entries(MOCKED)) vi.doMock(name, made);
  for (const [name, value] of Object.entries(BROWSER)) vi.stubGlobal(name, value);
  send.mockReset().mockResolvedValue(reply(200, FOUND));
  fetched.mockReset();
  page.head.innerHTML = '';
});
afterEach(() => {
  root?.unmount();
  for (const name of Object.keys(MOCKED)) vi.doUnmock(name);
  vi.resetModules();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** @returns what both hooks give as they stand, in a component that shows nothing, and `go` to a search page */
async function openSite() {
  const {useSearch} = await import('../../../src/search/page/useSearch');
  const {useCombobox} = await import('../../../src/search/dialog/useCombobox');
  const input = page.createElement('input');
  const close = () => undefined;
  let now = {} as {search: ReturnType<typeof useSearch>; dialog: ReturnType<typeof useCombobox>};
  function Hooks({query}: {query: string}) {
    now = {search: useSearch(query), dialog: useCombobox({input, enter: null, onClose: close})};
    return null;
  }
  const shown = (root = createRoot(page.createElement('div')));
  const go = (query: string) => shown.render(createElement(Hooks, {query}));
  go('');
  await soon(() => expect(now.dialog.isDone).toBe(true));
  return {search: () => now.search, dialog: () => now.dialog, go};
}

const newClient = async () =>
  (await import('../../../src/search/clients/client')).loadClient(SETTINGS);

it.each<[string, number, (site: Awaited<ReturnType<typeof openSite>>) => void]>([
  ['the dialog', 10, ({dialog}) => dialog().ask('choke')],
  ['the search page', 15, ({go}) => go('choke')],
])('%s asks for %d results of the index, by language and version', async (_who, most, ask) => {
  const site = await openSite();
  expect(send).not.toHaveBeenCalled();
  ask(site);
  await soon(() => expect(send).toHaveBeenCalledOnce());
  const [{method, url, headers, data}] = send.mock.lastCall as Parameters<Requester['send']>;
  const [address, parameters] = url.split('?');
  expect(`${method} ${address}`).toBe('POST https://TESTAPP-dsn.algolia.net/1/indexes/*/queries');
  expect({...headers, ...Object.fromEntries(new URLSearchParams(parameters))}).toMatchObject({
    'x-algolia-application-id': 'TESTAPP',
    'x-algolia-api-key': 'search-only-key',
  });
  const request = {
    indexName: 'help',
    query: 'choke',
    hitsPerPage: most,
    facetFilters: [
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
    ],
    highlightPreTag: '\uE000',
    highlightPostTag: '\uE001',
  };
  expect(JSON.parse(data as string)).toEqual({requests: [request]});
  expect(fetched).not.toHaveBeenCalled();
});

it('asks for all results to be shown when more are wanted, so that one query brings them back', async () => {
  const {search, go} = await openSite();
  go('choke');
  await soon(() => expect(search().status).toBe('done'));
  search().proceed();
  await soon(() => expect(send).toHaveBeenCalledTimes(2));
  const request = expect.objectContaining({query: 'choke', hitsPerPage: 30}) as unknown;
  expect(JSON.parse(send.mock.lastCall?.[0].data as string)).toEqual({requests: [request]});
});

it('has each address once, and doesn’t count what it leaves out', async () => {
  const urls = ['old-guides/record/#arm', 'how-to/record/#arm', 'glossary/'];
  const hits = urls.map((url) => ({objectID: url, url: `https://help.sunhou.se/v2/${url}`}));
  const answer = {hits: [...hits, {objectID: '4', url: ''}], nbHits: 4};
  send.mockResolvedValue(reply(200, JSON.stringify({results: [answer]})));
  const search = await newClient();
  const {results, total} = await search('one', 15);
  expect(results.map(({url}) => url)).toEqual(['/v2/how-to/record/#arm', '/v2/glossary/']);
  expect(total).toBe(2);
});

it('connects to the server before a search, and asks nothing', async () => {
  await newClient();
  const link = {rel: 'preconnect', href: 'https://TESTAPP-dsn.algolia.net'};
  expect(Array.from(page.head.children)).toEqual([expect.objectContaining(link)]);
  expect(send).not.toHaveBeenCalled();
});

it.each([
  ['an index that is gone', 404, '{"message":"Index help does not exist","status":404}'],
  ['a refused key', 403, '{"message":"Invalid Application-ID or API key","status":403}'],
  ['a network’s login page', 200, '<!doctype html>Welcome!'],
  ['servers that can’t be reached', 0, 'Network request failed'],
])('dialog and search page fail at %s, until it is mended', async (_fault, status, content) => {
  const found = {results: [{url: '/v2/how-to/record/#arm'}], total: 40};
  send.mockResolvedValue(reply(status, content));
  const {search, dialog, go} = await openSite();
  go('choke');
  dialog().ask('choke');
  await soon(() => expect(search().status).toBe('failed'));
  await soon(() => expect(dialog().failed).toBe(true));
  send.mockResolvedValue(reply(200, FOUND));
  search().proceed();
  dialog().ask('choke');
  await soon(() => expect(search()).toMatchObject({status: 'done', ...found}));
  await soon(() => expect(dialog()).toMatchObject({failed: false, total: 40}));
});

it('leaves out what no link can lead to, and shows the others', async () => {
  const urls = [
    '',
    'help.sunhou.se/v2/x/',
    'https://',
    '/v2/%E0%A4%A/',
    'javascript:x',
    '/v2/y/#z',
  ];
  const hits = [...urls.map((url) => ({...HIT, url})), {objectID: '2'}, HIT];
  send.mockResolvedValue(reply(200, JSON.stringify({results: [{hits}]})));
  const {results} = await (await newClient())('choke', 10);
  expect(results.map(({url}) => url)).toEqual(['/v2/y/#z', '/v2/how-to/record/#arm']);
});

it('gives up after ten seconds of silence', async () => {
  send.mockReturnValue(new Promise(() => undefined));
  const client = await newClient();
  vi.useFakeTimers();
  const failed = vi.fn();
  client('choke', 10).catch(failed);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(send).toHaveBeenCalledOnce();
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledWith(new Error('No answer in time.'));
});
