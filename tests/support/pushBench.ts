import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect} from 'vitest';
import {push} from '../../src/search/push/push';
import {AlgoliaStandIn} from './algoliaStandIn';
import {recordsOfHtml} from './searchFixture';

export const CREDENTIALS = {appId: 'TESTAPP', adminKey: 'admin-key'};
export const PAGE_URL = 'https://help.sunhou.se/v2/how-to/record/';

const PAGE = `<nav class="theme-doc-breadcrumbs"><ul><li><a class="breadcrumbs__link">Home</a></li><li><a class="breadcrumbs__link">How-to guides</a></li></ul></nav>
<article><div class="theme-doc-markdown"><header><h1>Record a take</h1></header><p>Use your DAW.</p><h2 id="arm">Arm the track</h2><p>Press record.</p></div></article>`;
/** The records of a page as a build leaves them. */
export const RECORDS = recordsOfHtml(PAGE, PAGE_URL);

interface PushChanges {
  dryRun?: boolean;
  records?: unknown[];
  env?: Record<string, string>;
}

/** A stand-in for Algolia, and a push to it. */
export interface PushBench {
  standIn: AlgoliaStandIn;
  lines: string[];
  push: (changes?: PushChanges) => Promise<void>;
  /** The requests; the temporary index is called TEMPORARY, since its name changes. */
  calls: () => string[];
  close: () => void;
}

export function openPushBench(): PushBench {
  const standIn = new AlgoliaStandIn(CREDENTIALS);
  const folder = mkdtempSync(path.join(tmpdir(), 'search-push-'));
  const recordsFile = path.join(folder, 'records.json');
  const lines: string[] = [];
  return {
    standIn,
    lines,
    push({records = RECORDS, env = {}, dryRun = false} = {}) {
      writeFileSync(recordsFile, JSON.stringify(records));
      return push({
        env: {
          ALGOLIA_APP_ID: CREDENTIALS.appId,
          ALGOLIA_INDEX_NAME: 'help',
          ALGOLIA_ADMIN_KEY: CREDENTIALS.adminKey,
          ...env,
        },
        recordsFile,
        dryRun,
        clientOptions: {requester: standIn},
        report: (line) => lines.push(line),
      });
    },
    calls: () => standIn.calls.map((call) => call.replace(/help_new_\w+/, 'TEMPORARY')),
    close: () => rmSync(folder, {recursive: true}),
  };
}

/** The message of a push that must fail: one line, without the key. */
export async function failureOf(pushed: Promise<void>): Promise<string> {
  const error = await pushed.then(
    () => undefined,
    (reason: unknown) => reason as Error,
  );
  const message = error?.message ?? 'did not fail';
  expect(message).not.toContain(CREDENTIALS.adminKey);
  expect(message).not.toContain('\n');
  return message;
}
