import {spawnSync} from 'node:child_process';
import type {Server} from 'node:http';
import path from 'node:path';
import {afterEach, describe, expect, it} from 'vitest';
import {serveFolder} from '../../support/configurations';
import {writeFiles} from '../../support/files';
import {askRaw} from '../../support/rawRequest';
import {temporaryFolder} from '../../support/temporaryFolder';

const folder = temporaryFolder();
let running: Server | undefined;

afterEach(() => running?.close());

describe('the server of a build', () => {
  it('leads on with the query that was asked', async () => {
    writeFiles(folder(), {'search/index.html': '<p>Search</p>'});
    const {origin, server} = await serveFolder(folder(), '/v2/');
    running = server;
    const {status, headers} = await askRaw(origin, '/v2/search?q=a%20b');
    expect([status, headers.location]).toEqual([301, '/v2/search/?q=a%20b']);
  });

  it('shows a page of either ending', async () => {
    writeFiles(folder(), {'old.htm': '<p>Old</p>', 'new.html': '<p>New</p>'});
    const {origin, server} = await serveFolder(folder(), '/v2/');
    running = server;
    for (const file of ['old.htm', 'new.html']) {
      const {headers} = await askRaw(origin, `/v2/${file}`);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
    }
  });
});

describe('npm run serve', () => {
  it('fails without a build, and says what to do', () => {
    const command = [require.resolve('tsx/cli'), path.resolve('hosting/serve.ts')];
    const {status, stderr} = spawnSync(process.execPath, command, {
      cwd: folder(),
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toContain('run "npm run build" first.');
  });
});
