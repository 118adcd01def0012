import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {writeServiceWorker} from '../../src/offline/writeWorker';
import {serveFolder} from './configurations';
import {finishedBuild} from './finishedBuild';
import {ROOT} from './siteCopy';

/** A copy of the built site with a server of its own, which tests may change and switch off. */
export interface OwnSite {
  folder: string;
  /** Address of Welcome. */
  home: string;
  /** Paths that were asked for, in order. */
  asked: string[];
  /** Writes the service worker for the files as they are now, or the one that removes it. */
  writeWorker: (options: {enabled: boolean}) => Promise<void>;
  /** As when the network is gone. */
  switchOff: () => Promise<void>;
  remove: () => Promise<void>;
}

export async function startOwnSite(): Promise<OwnSite> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'help-own-'));
  cpSync(path.join(ROOT, 'build'), folder, {recursive: true});
  const asked: string[] = [];
  const {origin, server} = await serveFolder(folder);
  server.on('request', ({url = ''}) => asked.push(url));
  const switchOff = async (): Promise<void> => {
    if (!server.listening) return;
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
  return {
    folder,
    home: `${origin}/v2/`,
    asked,
    writeWorker: async (options) => {
      await writeServiceWorker(options)(finishedBuild(folder, {}, {siteDir: ROOT}));
    },
    switchOff,
    remove: async () => {
      await switchOff();
      rmSync(folder, {recursive: true, force: true});
    },
  };
}
