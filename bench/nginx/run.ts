/**
 * `npm run bench:nginx`: how many requests a second hosting/nginx.conf answers on this machine, beside
 * an nginx that has no rules, with the same compressed copies and compressing while readers wait.
 * Each is asked by wrk for a few seconds, in interleaved rounds, for the built site.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {compressFolder} from '../../hosting/compressFolder';
import {median} from '../median';
import {freePort} from '../../tests/support/freePort';
import {copyForNginx, forTest, missingNginx, startNginx} from '../../tests/support/nginx';

const BUILD = path.resolve(__dirname, '../../build');
const ROUNDS = 3;
const SECONDS = 3;
const CONNECTIONS = 32;

const plain = (root: string, port: number, compression: string): string =>
  `server { listen 127.0.0.1:${String(port)}; root ${root}; ${compression} }`;

interface Load {
  perSecond: number;
  /** 99 of 100 answers came within this time, in milliseconds. */
  slowest: number;
  failed: number;
}

/** Bounded: CONNECTIONS connections for SECONDS seconds. */
function load(address: string): Load {
  const said = execFileSync(
    'wrk',
    [
      '--threads=1',
      `--connections=${String(CONNECTIONS)}`,
      `--duration=${String(SECONDS)}s`,
      '--latency',
      '--header=Accept-Encoding: gzip, br',
      address,
    ],
    {encoding: 'utf8'},
  );
  const [, time = '0', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(said) ?? [];
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]),
    slowest: Number(time) * ({us: 0.001, ms: 1, s: 1000}[unit] ?? 1),
    failed: Number(/Non-2xx or 3xx responses: (\d+)/.exec(said)?.[1] ?? 0),
  };
}

async function main(): Promise<void> {
  const missing = missingNginx();
  if (missing) throw new Error(`There is nothing to measure, since ${missing}.`);
  if (spawnSync('wrk', ['--version']).error) {
    throw new Error('There is no wrk here: install it with: sudo apt-get install wrk');
  }
  if (!existsSync(BUILD)) throw new Error('There is no build: run "npm run build" first.');
  const root = mkdtempSync(path.join(os.tmpdir(), 'help-load-'));
  copyForNginx(BUILD, path.join(root, 'v2'));
  await compressFolder(path.join(root, 'v2'), 9);
  const [ours, ready, live, version1] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  const config = readFileSync(path.resolve(__dirname, '../../hosting/nginx.conf'), 'utf8');
  const sites = [
    forTest(config, root, {site: ours, version1}),
    plain(root, ready, 'gzip_static on; brotli_static on;'),
    plain(root, live, 'gzip on; gzip_types text/css application/javascript image/svg+xml;'),
  ];
  const nginx = await startNginx(sites.join('\n'), `http://127.0.0.1:${String(ours)}`);
  try {
    const script = readdirSync(path.join(BUILD, 'assets/js')).find((file) => /^main\./.test(file));
    const servers = {'nginx.conf': ours, 'plain, ready copies': ready, 'plain, gzip live': live};
    for (const address of ['/v2/how-to/choke-sounds/', `/v2/assets/js/${script ?? ''}`]) {
      const loads = Object.fromEntries(Object.keys(servers).map((name) => [name, [] as Load[]]));
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const [name, port] of Object.entries(servers)) {
          loads[name]?.push(load(`http://127.0.0.1:${String(port)}${address}`));
        }
      }
      console.log(`\n${address}, ${String(CONNECTIONS)} connections, medians of ${String(ROUNDS)}`);
      console.table(
        Object.fromEntries(
          Object.entries(loads).map(([name, runs]) => [
            name,
            {
              'requests/s': Math.round(median(runs.map(({perSecond}) => perSecond))),
              '99% within, ms': median(runs.map(({slowest}) => slowest)),
              failed: runs.reduce((sum, {failed}) => sum + failed, 0),
            },
          ]),
        ),
      );
    }
  } finally {
    await nginx.stop();
    rmSync(root, {recursive: true, force: true});
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
