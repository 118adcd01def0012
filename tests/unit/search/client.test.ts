import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {SearchClient} from '../../../src/search/clients/answer';
import type {SearchSettings} from '../../../src/search/settings';
import {embeddedIndex} from '../../../src/search/records/embeddedIndex';
import {pageOf} from '../../support/searchFixture';

const INDEX = embeddedIndex(
  [pageOf('metro/', 'Metro', 'A clock.')],
  {keywords: {}, weights: {}},
  '/v2/',
);
const EMBEDDED: SearchSettings = {indexAddress: '/v2/search-index.json'};

const fetchIndex = vi.fn<typeof fetch>();
const answer = (status: number): Promise<Response> =>
  Promise.resolve(new Response(JSON.stringify(INDEX), {status}));

/** @returns a new visit's `loadClient`, which remembers its client for the whole visit */
async function newVisit(): Promise<(settings: SearchSettings) => Promise<SearchClient>> {
  vi.resetModules();
  return (await import('../../../src/search/clients/client')).loadClient;
}

beforeEach(() => {
  fetchIndex.mockReset();
  vi.stubGlobal('fetch', fetchIndex);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function urls(search: SearchClient): Promise<string[]> {
  return (await search('metro', 10)).results.map(({url}) => url);
}

describe('the client of the site’s own index', () => {
  it('fetches the index once for a whole visit', async () => {
    fetchIndex.mockImplementation(() => answer(200));
    const loadClient = await newVisit();
    const client = await loadClient(EMBEDDED);
    expect(await urls(client)).toEqual(['/v2/metro/']);
    expect(await urls(await loadClient(EMBEDDED))).toEqual(['/v2/metro/']);
    expect(fetchIndex.mock.calls).toEqual([
      ['/v2/search-index.json', {signal: expect.any(AbortSignal) as AbortSignal}],
    ]);
  });

  it.each([
    ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the host answers 404', () => answer(404)],
  ])('rejects when %s, and asks again for the next query', async (_name, fail) => {
    fetchIndex.mockImplementation(fail);
    const loadClient = await newVisit();
    await expect(loadClient(EMBEDDED)).rejects.toThrow();
    await expect(loadClient(EMBEDDED)).rejects.toThrow();
    fetchIndex.mockImplementation(() => answer(200));
    expect(await urls(await loadClient(EMBEDDED))).toEqual(['/v2/metro/']);
    expect(fetchIndex).toHaveBeenCalledTimes(3);
  });
});
