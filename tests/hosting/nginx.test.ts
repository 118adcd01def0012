import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {resolveRequest} from '../../hosting/resolveRequest';
import {cacheControlOf, HOST_FILES, HTTPS_HEADER, SECURITY_HEADERS} from '../../hosting/rules';
import {anAsset, look} from '../support/buildFolder';
import {BUILD} from '../support/builtSite';
import {freePort} from '../support/freePort';
import {forTest, missingNginx, startNginx, type RunningServer} from '../support/nginx';
import {putUp} from '../support/publishing';
import {askRaw, type Answer} from '../support/rawRequest';
import {ALL_ROUTES} from '../support/routes';

/** hosting/nginx.conf in a real nginx, with the site as the commands of hosting/README.md put it up. */
const missing = missingNginx();
if (missing) console.warn(`SKIPPED: the nginx configuration is not tested, since ${missing}.`);

let nginx: RunningServer;
let version1: Server;
let root: string;
/** Holds the site's folder, as nginx serves it. */
let live: string;

const ask = (address: string, headers?: Record<string, string>): Promise<Answer> =>
  askRaw(nginx.origin, address, headers);

describe.skipIf(missing)('nginx', () => {
  beforeAll(async () => {
    if (!existsSync(BUILD)) throw new Error('There is no build: run "npm run build:strict" first.');
    root = mkdtempSync(path.join(os.tmpdir(), 'help-site-'));
    live = putUp(BUILD, root);
    const ports = {site: await freePort(), version1: await freePort()};
    version1 = createServer((request, response) => response.end(`version 1: ${request.url ?? ''}`));
    await new Promise<void>((resolve) => version1.listen(ports.version1, '127.0.0.1', resolve));
    const config = readFileSync('hosting/nginx.conf', 'utf8');
    nginx = await startNginx(
      forTest(config, live, ports),
      `http://127.0.0.1:${String(ports.site)}`,
    );
  }, 120_000);

  afterAll(async () => {
    await nginx?.stop();
    version1?.close();
    if (root) rmSync(root, {recursive: true, force: true});
  });

  it('serves HTML from static/ as it is, and a sound with its type', async () => {
    const html = '<p>A page of another program.</p>';
    writeFileSync(path.join(live, 'v2/manual.html'), html);
    const {status, body} = await ask('/v2/manual.html');
    expect(status).toBe(200);
    expect(String(body)).toBe(html);
    for (const sound of ['v2/count-in.wav', 'v2/assets/count-in.wav']) {
      writeFileSync(path.join(live, sound), 'RIFF');
      expect((await ask(`/${sound}`)).headers['content-type']).toBe('audio/wav');
    }
  });

  it('serves every page at its address', async () => {
    const answers = await Promise.all(ALL_ROUTES.map((route) => ask(`/v2/${route}`)));
    expect(answers.filter(({status}) => status !== 200)).toEqual([]);
  });

  it.each([
    '/',
    '/?q=1',
    '/v2',
    '/v2/glossary',
    '/v2/glossary?q=1',
    '/v2/how-to/choke-sounds',
    '/v2/glossary.html',
    '/v2/glossary.html?q=a%20b',
    '/v2/glossary/index.html',
    '/v2/index.html',
    '/v2/index.html?q=1',
    '/v2/404.html',
    '/v2/nothing',
    '/v2/nothing/',
    '/v2/nothing.html',
    '/v2/nothing/index.html',
    '/v2/assets/js/gone.12345678.js',
    '/v2/assets',
    '/v2/robots.txt',
    '//v2/glossary/',
    '/v2//glossary/',
    '/v2/how-to///choke-sounds/?q=a//b',
    '//v2',
    '//other.example/v2/',
    '/v2/Glossary/',
  ])('answers %s as the local server does', async (address) => {
    const {pathname, search} = new URL(`http://localhost${address}`);
    const expected = resolveRequest(pathname, '/v2/', look);
    const {status, headers} = await ask(address);
    expect(status).toBe(expected.status);
    expect(headers.location).toBe('location' in expected ? expected.location + search : undefined);
  });

  it('shows the not-found page with status 404', async () => {
    const {status, body, headers} = await ask('/v2/nothing/');
    expect(status).toBe(404);
    expect(body.toString()).toContain('Page not found');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe(cacheControlOf('404.html'));
  });

  it('shows nobody the files that are meant for hosts', async () => {
    const hidden = [...HOST_FILES, 'index.html.br', 'robots.txt.gz', 'sitemap.xml.gz'];
    const answers = await Promise.all(hidden.map((file) => ask(`/v2/${file}`)));
    expect(answers.map(({status}) => status)).toEqual(hidden.map(() => 404));
  });

  it.each(['/v2/', '/v2/glossary', '/v2/nothing/', '/v2/robots.txt'])(
    'sends the security headers with %s',
    async (address) => {
      const {headers} = await ask(address);
      for (const [name, value] of SECURITY_HEADERS) {
        expect(headers[name.toLowerCase()]).toBe(value);
      }
      const policy = String(headers['content-security-policy']);
      expect(policy).toMatch(/script-src 'self' 'sha256-/);
      expect(policy).toContain("frame-ancestors 'self'");
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
      expect(headers.server).toBe('nginx'); // without its version
    },
  );

  it('tells browsers to stay on https, over https only', async () => {
    const [name, value] = HTTPS_HEADER;
    expect((await ask('/v2/')).headers[name.toLowerCase()]).toBeUndefined();
    const secure = await ask('/v2/', {'X-Forwarded-Proto': 'https'});
    expect(secure.headers[name.toLowerCase()]).toBe(value);
  });

  it.each([/^assets\/js\/main\./, /^assets\/images\/.*\.svg$/, /^index\.html$/, /^img\/.*svg$/])(
    'lets browsers keep %s as long as the rules say',
    async (pattern) => {
      const file = anAsset(pattern);
      const {status, headers} = await ask(`/v2/${file.replace(/index\.html$/, '')}`);
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe(cacheControlOf(file));
    },
  );

  it.each([/^assets\/js\/main\./, /^glossary\/index\.html$/, /^assets\/images\/.*\.svg$/])(
    'sends the ready copies of %s',
    async (pattern) => {
      const file = anAsset(pattern);
      const address = `/v2/${file.replace(/index\.html$/, '')}`;
      const plain = await ask(address);
      const brotli = await ask(address, {'Accept-Encoding': 'gzip, br'});
      const gzip = await ask(address, {'Accept-Encoding': 'gzip'});
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(brotli.headers['content-encoding']).toBe('br');
      expect(gzip.headers['content-encoding']).toBe('gzip');
      expect(brotli.headers['content-type']).toBe(plain.headers['content-type']);
      for (const {headers} of [brotli, gzip]) expect(headers.vary).toBe('Accept-Encoding');
      expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
      expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
      expect(plain.body.equals(readFileSync(path.join(BUILD, file)))).toBe(true);
    },
  );

  it('has robots.txt at the top, where crawlers look', async () => {
    const {status, body, headers} = await ask('/robots.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body.toString()).toContain('Sitemap: https://help.sunhou.se/v2/sitemap.xml');
  });

  it('passes version 1 on to its own server', async () => {
    const {body, headers} = await ask('/v1/some/page');
    expect(body.toString()).toBe('version 1: /v1/some/page');
    expect(headers['content-security-policy']).toBeUndefined();
    expect((await ask('/v10')).status).toBe(404);
  });

  it.each(['/v2/%E0%A4%A', '/v2/100%'])('answers %s with an error of its own', async (address) => {
    expect((await ask(address)).status).toBeGreaterThanOrEqual(400);
  });

  it.each(['///other.example/', '////a.example//v2/', '//a.example//v2/', '/v2///a.example/'])(
    'leads nobody from %s to another host',
    async (address) => {
      expect((await ask(address)).headers.location ?? '/').toMatch(/^\/(?!\/)/);
    },
  );

  it('lets no address write into its headers', async () => {
    const {status, headers} = await ask('/v2/glossary%0d%0aX-Injected:%20yes');
    expect(status).toBe(404);
    expect(headers['x-injected']).toBeUndefined();
    expect((await ask('//evil.example/v2/glossary')).headers.location ?? '/v2/').toMatch(/^\/v2\//);
  });
});
