import {spawn, type ChildProcess} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {inAudit} from '../support/audit';
import {BUILD} from '../support/builtSite';
import {freePort} from '../support/freePort';
import {arrangeForHosts} from '../support/publishing';
import {askRaw, type Answer} from '../support/rawRequest';
import {ALL_ROUTES} from '../support/routes';

/**
 * The build in Cloudflare's own server for Pages, which npx fetches (200 MB), so in `npm run audit` only. Its
 * date is the newest that this version's server knows.
 */
const WRANGLER = ['wrangler@4.86.0', 'pages', 'dev', '--compatibility-date', '2026-04-01'];

let server: ChildProcess;
let origin: string;
let folder: string;

const ask = (address: string): Promise<Answer> => askRaw(origin, address);

async function untilAnswers(): Promise<void> {
  for (let second = 0; second < 240; second += 1) {
    if (server.exitCode !== null) break;
    if (await ask('/v2/').catch(() => undefined)) return;
    await sleep(1000); // then asks again
  }
  throw new Error('wrangler does not answer: run it by hand to see what it says.');
}

describe.skipIf(!inAudit)('Cloudflare Pages', () => {
  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'help-cloudflare-'));
    arrangeForHosts(BUILD, folder);
    const port = String(await freePort());
    origin = `http://127.0.0.1:${port}`;
    const options = ['--ip', '127.0.0.1', '--port', port];
    server = spawn('npx', ['--yes', ...WRANGLER, folder, ...options], {
      cwd: folder,
      stdio: 'ignore',
      detached: true, // it starts others, which end with it
      env: {...process.env, WRANGLER_SEND_METRICS: 'false', CI: 'true'},
    });
    await untilAnswers();
  }, 300_000);

  afterAll(() => {
    try {
      if (server?.pid) process.kill(-server.pid);
    } catch {
      // It has ended by itself.
    }
    if (folder) rmSync(folder, {recursive: true, force: true});
  });

  it('serves every page at its address', async () => {
    const answers = await Promise.all(ALL_ROUTES.map((route) => ask(`/v2/${route}`)));
    expect(answers.filter(({status}) => status !== 200)).toEqual([]);
  });

  it.each([
    ['/', 302, '/v2/'],
    ['/v2', 308, '/v2/'],
    ['/v2/how-to/add-mic', 308, '/v2/how-to/add-mic/'],
    ['/v2/how-to/add-mic?q=1', 308, '/v2/how-to/add-mic/?q=1'],
    ['/v2/how-to/add-mic/index.html', 308, '/v2/how-to/add-mic/'],
    ['/v2/how-to/add-mic.html', 301, '/v2/how-to/add-mic/'],
  ])('leads from %s, with %i, to %s', async (address, status, location) => {
    const answer = await ask(address);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
  });

  it.each(['/v2/nothing', '/v2/nothing/', '/v2/assets/js/gone.js', '/v2/404', '/v2/_headers'])(
    'shows the not-found page at %s',
    async (address) => {
      const {status, body} = await ask(address);
      expect(status).toBe(404);
      expect(/<h1[^>]*>([^<]*)/.exec(body.toString())?.[1]).toBe('Page not found');
    },
  );

  it('sends the headers', async () => {
    const page = (await ask('/v2/glossary/')).headers;
    expect(page['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(page['strict-transport-security']).toBe('max-age=31536000');
    expect(page['cache-control']).toBe('public, max-age=300');
    expect((await ask('/v2/sw.js')).headers['cache-control']).toBe('no-cache');
  });

  it('has robots.txt at the top', async () => {
    expect((await ask('/robots.txt')).body.toString()).toContain('/v2/sitemap.xml');
  });
});
