import {spawn, spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {installPackages, mayInstall} from './programs';
import {LIVE} from './publishing';

const PROGRAM = '/usr/sbin/nginx';
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static', 'brotli', 'rsync'];
const FILES = [PROGRAM, BROTLI, '/usr/bin/brotli', '/usr/bin/rsync'];

export interface RunningServer {
  /** Origin, without a slash at the end. */
  origin: string;
  stop: () => Promise<void>;
}

/**
 * Makes sure that Debian's nginx with its brotli module is there, and what puts a release up for it.
 *
 * @returns why it is not, or `undefined` when it is
 */
export function missingNginx(): string | undefined {
  const isThere = (): boolean => FILES.every((file) => existsSync(file));
  if (isThere()) return undefined;
  const remedy = `install it with: sudo apt-get install ${PACKAGES.join(' ')}`;
  if (!mayInstall()) {
    return `not all of them are here, and installing needs root on Debian; ${remedy}`;
  }
  installPackages(PACKAGES, {quiet: true});
  return isThere() ? undefined : `installing failed; ${remedy}`;
}

/**
 * Starts an nginx of its own, apart from the system's.
 *
 * @param sites text of what a file in /etc/nginx/conf.d/ would hold
 * @param origin where it will answer
 * @throws Error with nginx's own words when it does not start
 */
export async function startNginx(sites: string, origin: string): Promise<RunningServer> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'help-nginx-'));
  const config = path.join(folder, 'nginx.conf');
  writeFileSync(config, mainConfig(folder, sites));
  const check = spawnSync(PROGRAM, ['-t', '-q', '-c', config, '-p', folder], {encoding: 'utf8'});
  if (check.status !== 0) throw new Error(`nginx refuses the configuration: ${check.stderr}`);
  const nginx = spawn(PROGRAM, ['-c', config, '-p', folder], {stdio: 'ignore'});
  const ended = new Promise((resolve) => nginx.once('exit', resolve));
  const stop = async (): Promise<void> => {
    nginx.kill('SIGTERM');
    await ended;
    rmSync(folder, {recursive: true, force: true});
  };
  try {
    await untilAnswers(origin);
  } catch (error) {
    await stop();
    throw error;
  }
  return {origin, stop};
}

/** As Debian's nginx.conf, but in a folder of its own and in the foreground. */
function mainConfig(folder: string, sites: string): string {
  return `
load_module ${BROTLI};
${process.getuid?.() === 0 ? 'user www-data;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/pid;
error_log ${folder}/error.log;
events { worker_connections 768; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  sendfile on;
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
${sites}
}
`;
}

async function untilAnswers(origin: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    try {
      await fetch(origin, {redirect: 'manual'});
      return;
    } catch {
      await sleep(50); // then asks again
    }
  }
  throw new Error(`nginx does not answer at ${origin}.`);
}

/**
 * hosting/nginx.conf for a test: other folder, other ports, nothing else changed.
 *
 * @param config text of hosting/nginx.conf
 * @param root folder that holds the site's folder
 */
export function forTest(
  config: string,
  root: string,
  ports: {site: number; version1: number},
): string {
  return config
    .replaceAll(LIVE, root)
    .replace('listen 80;', `listen 127.0.0.1:${String(ports.site)};`)
    .replace('server 127.0.0.1:8001;', `server 127.0.0.1:${String(ports.version1)};`);
}
