import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {algoliaSynonyms} from '../../../../src/search/push/synonyms';
import {FACET_FILTERS} from '../../../../src/search/settings';
import {INDEX_SETTINGS} from '../../../../src/search/push/settings';
import {
  CREDENTIALS,
  openPushBench,
  PAGE_URL,
  RECORDS,
  type PushBench,
} from '../../../support/pushBench';

let bench: PushBench;
let standIn: PushBench['standIn'];

beforeEach(() => {
  bench = openPushBench();
  standIn = bench.standIn;
});

afterEach(() => bench.close());

describe('a push', () => {
  it('fills a temporary index and moves it to its place', async () => {
    await bench.push();
    expect(bench.calls()).toEqual([
      'GET /1/indexes/help/settings',
      'PUT /1/indexes/TEMPORARY/settings',
      'POST /1/indexes/TEMPORARY/synonyms/batch',
      'POST /1/indexes/TEMPORARY/batch',
      'POST /1/indexes/TEMPORARY/operation',
    ]);
    expect([...standIn.indices.keys()]).toEqual(['help']);
    const index = standIn.indices.get('help');
    expect([...(index?.records.keys() ?? [])]).toEqual([PAGE_URL, `${PAGE_URL}#arm`]);
    expect(index?.settings).toEqual(INDEX_SETTINGS);
    expect(index?.synonyms).toHaveLength(algoliaSynonyms().length);
  });

  it('sends application and key in headers, never in an address', async () => {
    await bench.push();
    for (const {headers, query} of standIn.requests) {
      expect(headers['x-algolia-application-id']).toBe(CREDENTIALS.appId);
      expect(headers['x-algolia-api-key']).toBe(CREDENTIALS.adminKey);
      expect(JSON.stringify(query)).not.toContain(CREDENTIALS.adminKey);
    }
  });

  it('waits for each task before the next step', async () => {
    await bench.push();
    const order = standIn.requests.map(({path: at}) => (at.includes('/task/') ? 'task' : 'step'));
    expect(order.join(' ')).toMatch(/^step( step task task){4}$/);
  });

  it('replaces what was there, and keeps the rules', async () => {
    await bench.push({records: [{objectID: 'old', url_without_anchor: PAGE_URL}]});
    const old = standIn.indices.get('help');
    old?.rules.push({objectID: 'a rule'});
    await bench.push();
    const index = standIn.indices.get('help');
    expect([...(index?.records.keys() ?? [])]).not.toContain('old');
    expect(index?.rules).toEqual([{objectID: 'a rule'}]);
    expect(index?.synonyms).toHaveLength(algoliaSynonyms().length);
  });
});

it('an index gives what readers’ dialogs show, for records that their filters let through', () => {
  expect(INDEX_SETTINGS).toMatchObject({
    attributesToRetrieve: expect.arrayContaining(['hierarchy', 'url', 'type']) as string[],
    attributesToHighlight: ['hierarchy', 'content'],
    attributesToSnippet: ['content:20'],
  });
  for (const filter of FACET_FILTERS) {
    const choices = [filter].flat().map((choice) => choice.split(':') as [string, string]);
    for (const [attribute] of choices)
      expect(INDEX_SETTINGS.attributesForFaceting).toContain(attribute);
    for (const record of RECORDS) {
      const fits = choices.some(([name, value]) => record[name as 'language'] === value);
      expect(fits, String(filter)).toBe(true);
    }
  }
});

it('words that go one way only go so in Algolia’s synonyms too', () => {
  const synonyms = algoliaSynonyms();
  expect(synonyms.filter(({input}) => input === 'delay')).toEqual([
    {objectID: 'delay-to-latency', type: 'oneWaySynonym', input: 'delay', synonyms: ['latency']},
  ]);
  expect(synonyms).toContainEqual({
    objectID: 'twice-double',
    type: 'synonym',
    synonyms: ['twice', 'double'],
  });
});

describe('a dry run', () => {
  it('says what would be done, sends no request and needs no variable', async () => {
    await bench.push({dryRun: true, env: {ALGOLIA_ADMIN_KEY: '', ALGOLIA_APP_ID: ''}});
    expect(standIn.requests).toEqual([]);
    const text = bench.lines.join('\n');
    expect(text).toContain(`2 records of 1 pages, ${algoliaSynonyms().length} synonyms`);
    expect(text).toContain('A real push needs ALGOLIA_APP_ID and ALGOLIA_ADMIN_KEY.');
  });

  it('does not show the key', async () => {
    await bench.push({dryRun: true});
    expect(bench.lines.join('\n')).not.toContain(CREDENTIALS.adminKey);
  });
});
