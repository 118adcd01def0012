import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {serveFolder} from './configurations';

/** A copy of the built site with a server of its own, which tests may change and switch off. */
export interface OwnSite {
  folder: string;
  /** Address of Welcome. */
  home: string;
  /** Paths that were asked for, in order. */
  asked: string[];
  /** As when the network is gone. */
  switchOff: () => Promise<void>;
  remove: () => Promise<void>;
}

export async function startOwnSite(): Promise<OwnSite> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'help-own-'));
  cpSync(path.resolve(__dirname, '../../build'), folder, {recursive: true});
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
    switchOff,
    remove: async () => {
      await switchOff();
      rmSync(folder, {recursive: true, force: true});
    },
  };
}
