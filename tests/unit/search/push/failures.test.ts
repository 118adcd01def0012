import {spawnSync} from 'node:child_process';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {push} from '../../../../src/search/push/push';
import {refuse} from '../../../support/algoliaStandIn';
import {failureOf, openPushBench, type PushBench} from '../../../support/pushBench';

const TSX = require.resolve('tsx/cli');

let bench: PushBench;
let standIn: PushBench['standIn'];

beforeEach(() => {
  bench = openPushBench();
  standIn = bench.standIn;
});

afterEach(() => bench.close());

describe('a push that can’t start', () => {
  it.each(['ALGOLIA_APP_ID', 'ALGOLIA_INDEX_NAME', 'ALGOLIA_ADMIN_KEY'])(
    'names %s when it is missing',
    async (name) => {
      expect(await failureOf(bench.push({env: {[name]: ' '}}))).toContain(`needs ${name}: set it`);
      expect(standIn.requests).toEqual([]);
    },
  );

  it.each(['ALGOLIA_APP_ID', 'ALGOLIA_INDEX_NAME', 'ALGOLIA_ADMIN_KEY'])(
    'refuses quotes, which Docker keeps, around %s',
    async (name) => {
      expect(await failureOf(bench.push({env: {[name]: '"help"'}}))).toContain(`Correct ${name}:`);
      expect(standIn.requests).toEqual([]);
    },
  );

  it('refuses records that are missing or empty', async () => {
    const gone = push({
      env: {ALGOLIA_APP_ID: 'a', ALGOLIA_INDEX_NAME: 'b', ALGOLIA_ADMIN_KEY: 'c'},
      recordsFile: 'no-such-folder/records.json',
      dryRun: false,
      report: () => undefined,
    });
    expect(await failureOf(gone)).toContain('run "npm run build" first');
    expect(await failureOf(bench.push({records: []}))).toContain('holds no record');
  });
});

describe('a push that fails', () => {
  /** The index that readers search before the push. */
  beforeEach(() => {
    standIn.indices.set('help', {
      records: new Map([['old', {objectID: 'old'}]]),
      settings: {},
      synonyms: [],
      rules: [],
    });
  });

  afterEach(() => {
    expect([...(standIn.indices.get('help')?.records.keys() ?? [])]).toEqual(['old']);
  });

  it('says that the key is bad', async () => {
    const message = await failureOf(bench.push({env: {ALGOLIA_ADMIN_KEY: 'search-key'}}));
    expect(message).toMatch(/ \(403\); set ALGOLIA_ADMIN_KEY to .* indices named help\*\.$/);
  });

  it.each(['settings', 'synonyms/batch', '/batch', 'operation'])(
    'leaves the old index and removes the temporary when %s is refused',
    async (step) => {
      standIn.fault = ({method, path: at, body}) =>
        method !== 'GET' && at.endsWith(step) && !/"copy"/.test(JSON.stringify(body))
          ? refuse(400, 'Record is too big.')
          : undefined;
      const message = await failureOf(bench.push());
      expect(message).toContain('was not replaced: Record is too big (400); mend that');
      expect(bench.calls().at(-1)).toBe('DELETE /1/indexes/TEMPORARY');
      expect([...standIn.indices.keys()]).toEqual(['help']);
    },
  );

  it('names the temporary index when it can’t be removed either', async () => {
    standIn.fault = ({method, path: at}) =>
      at.endsWith('/batch') || method === 'DELETE' ? refuse(400, 'no') : undefined;
    await failureOf(bench.push());
    expect(bench.lines.at(-1)).toMatch(/^help_new_\w+ could not be removed/);
  });

  it.each([
    [503, 'Service unavailable'],
    [429, 'Too many requests'],
  ])('says what to do about %d', async (status, said) => {
    standIn.fault = () => ({...refuse(status, said), headers: {'retry-after': '0'}});
    expect(await failureOf(bench.push())).toMatch(/; check .* and try again later\.$/);
  });

  it.each([false, true])('says that no server answers, timed out: %s', async (isTimedOut) => {
    standIn.fault = () => ({...refuse(0, 'No network'), isTimedOut});
    expect(await failureOf(bench.push())).toMatch(
      /application TESTAPP was not replaced: Unreachable hosts.*check ALGOLIA_APP_ID and the network/,
    );
  });
});

describe('npm run search:push', () => {
  const run = (...parameters: string[]) =>
    spawnSync(process.execPath, [TSX, 'src/search/push/cli.ts', ...parameters], {
      encoding: 'utf8',
      env: {PATH: process.env.PATH ?? ''},
    });

  it('exits with 1 and prints one sentence when it fails', () => {
    const {status, stderr} = run();
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Pushing the index needs ALGOLIA_APP_ID and [^\n]*\n$/);
  });
});
