import {existsSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {WORKER_FILE} from '../../../hosting/rules';
import {createHelpServer} from '../../../hosting/server';
import {SITE} from '../../../src/config/site';
import {stopServer} from '../../support/stopServer';

const BUILD = path.join(__dirname, '../../../build');
/** Longer than a page waits for an idle moment, in which it fetches what its links lead to. */
const QUIET_MS = 800;

/** The built site at an address of its own: what other flows have stored is not there. */
export interface Site {
  /** Address of Welcome. */
  readonly home: string;
  /** Paths that were asked for, in order. */
  readonly asked: readonly string[];
  /** Answers later, in milliseconds, what a test of the path says yes to. */
  delay: (isLate: (path: string) => boolean, ms: number) => void;
  /** Lets a browser save the help: until then it gets no answer, and flows none of the load. */
  letSave: () => void;
  /** Waits until nothing has been asked for a while: what comes after the page is there. */
  readonly quiet: () => Promise<void>;
  readonly isOn: () => boolean;
  /** As when the network is gone. */
  readonly switchOff: () => Promise<void>;
}

let answers: Server | undefined;

/**
 * @param copy folder of a copy of the built site, to look at in its place
 * @throws Error that says what to do when the site isn't built
 */
export async function startSite(copy?: string): Promise<Site> {
  if (!existsSync(path.join(BUILD, 'index.html'))) {
    throw new Error(`There is no built site in ${BUILD}: run "npm run build" first.`);
  }
  answers ??= createHelpServer(BUILD, SITE.baseUrl); // compresses each file once for all
  const all = copy ? createHelpServer(copy, SITE.baseUrl) : answers;
  const asked: string[] = [];
  let maySave = false;
  let lateness: (path: string) => number = () => 0;
  const server = createServer((request, response) => {
    const url = request.url ?? '';
    asked.push(url);
    if (url.endsWith(WORKER_FILE) && !maySave) return;
    const ms = lateness(url);
    if (ms === 0) all.emit('request', request, response);
    else setTimeout(() => all.emit('request', request, response), ms);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const {port} = server.address() as AddressInfo;
  return {
    home: `http://localhost:${String(port)}${SITE.baseUrl}`,
    asked,
    delay: (isLate, ms) => {
      lateness = (one) => (isLate(one) ? ms : 0);
    },
    letSave: () => {
      maySave = true;
    },
    isOn: () => server.listening,
    quiet: async () => {
      for (let before = -1; before !== asked.length;) {
        before = asked.length;
        await sleep(QUIET_MS);
      }
    },
    switchOff: () => stopServer(server),
  };
}
