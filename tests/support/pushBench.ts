import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {ClientOptions} from '@algolia/client-common';
import {expect} from 'vitest';
import {push, type PushOptions} from '../../src/search/push/push';
import {serveAlgolia} from './algoliaServer';
import {AlgoliaStandIn} from './algoliaStandIn';
import {recordsOfHtml} from './searchFixture';

export const CREDENTIALS = {appId: 'TESTAPP', adminKey: 'admin-key', searchKey: 'search-key'};
export const PAGE_URL = 'https://help.sunhou.se/v2/how-to/record/';

const PAGE = `<nav class="theme-doc-breadcrumbs"><ul><li><a class="breadcrumbs__link">Home</a></li><li><a class="breadcrumbs__link">How-to guides</a></li></ul></nav>
<article><div class="theme-doc-markdown"><header><h1>Record a take</h1></header><p>Use your DAW.</p><h2 id="arm">Arm the track</h2><p>Press record.</p></div></article>`;

interface PushChanges extends Partial<Pick<PushOptions, 'dryRun' | 'clientOptions'>> {
  records?: unknown[];
  env?: Record<string, string>;
  /** Who answers; the bench's own server when left out. */
  url?: string;
}

/** A running stand-in for Algolia, and a push to it. */
export interface PushBench {
  standIn: AlgoliaStandIn;
  url: string;
  lines: string[];
  push: (changes?: PushChanges) => Promise<void>;
  /** The requests; the temporary index is called TEMPORARY, since its name changes. */
  calls: () => string[];
  close: () => Promise<void>;
}

export async function openPushBench(): Promise<PushBench> {
  const standIn = new AlgoliaStandIn(CREDENTIALS);
  const server = await serveAlgolia(standIn);
  const folder = mkdtempSync(path.join(tmpdir(), 'search-push-'));
  const recordsFile = path.join(folder, 'records.json');
  const lines: string[] = [];
  return {
    standIn,
    url: server.url,
    lines,
    push(changes = {}) {
      const {records = recordsOfHtml(PAGE, PAGE_URL), url = server.url} = changes;
      writeFileSync(recordsFile, JSON.stringify(records));
      return push({
        env: {
          ALGOLIA_APP_ID: CREDENTIALS.appId,
          ALGOLIA_INDEX_NAME: 'help',
          ALGOLIA_ADMIN_KEY: CREDENTIALS.adminKey,
          ...changes.env,
        },
        recordsFile,
        dryRun: changes.dryRun ?? false,
        clientOptions: {hosts: hostsAt(url), ...changes.clientOptions},
        report: (line) => lines.push(line),
      });
    },
    calls: () => standIn.calls.map((call) => call.replace(/help_new_\w+/, 'TEMPORARY')),
    async close() {
      await server.close();
      rmSync(folder, {recursive: true});
    },
  };
}

/** @returns what makes Algolia's client ask the server at an address */
export function hostsAt(url: string): ClientOptions['hosts'] {
  const {hostname, port} = new URL(url);
  return [{url: hostname, port: Number(port), protocol: 'http', accept: 'readWrite'}];
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
