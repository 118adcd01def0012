import {cpSync, existsSync, mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {SITE} from '../../src/config/site';
import {writeServiceWorker} from '../../src/offline/writeWorker';
import {serveFolder} from './configurations';
import {finishedBuild} from './finishedBuild';
import {savedFilesOf} from './serviceWorker';
import {ROOT} from './siteCopy';
import {stopServer} from './stopServer';

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

/** Pages of a small copy: the rest takes time to save. */
const FEW = ['', 'glossary/', 'how-to/choke-sounds/', 'search/', 'troubleshooting/no-sound/'].map(
  (route) => `${route}index.html`,
);

/** @param isSmall whether a few pages and what they run are enough */
export async function startOwnSite(isSmall = false): Promise<OwnSite> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'help-own-'));
  const build = path.join(ROOT, 'build');
  const isLeftOut = (file: string): boolean =>
    isSmall && /\.html$|\/images\//.test(file) && !FEW.includes(file);
  cpSync(build, folder, {
    recursive: true,
    filter: (file) => !isLeftOut(path.relative(build, file).split(path.sep).join('/')),
  });
  const saved = savedFilesOf(build).map(({url}) => url.slice(SITE.baseUrl.length));
  const asked: string[] = [];
  const {origin, server} = await serveFolder(folder);
  server.on('request', ({url = ''}) => asked.push(url));
  const switchOff = (): Promise<void> => stopServer(server);
  const writeWorker: OwnSite['writeWorker'] = async (options) => {
    // What the site's build saves, as far as it is here.
    const isHere = (file: string): boolean => existsSync(path.join(folder, file));
    const routes = saved.filter((url) => isHere(`${url}index.html`));
    const finished = finishedBuild(folder, Object.fromEntries(routes.map((route) => [route, ''])), {
      siteDir: ROOT,
    });
    finished.clientFiles.written = saved.filter((url) => /[^/]$/.test(url) && isHere(url));
    await writeServiceWorker(options)(finished);
  };
  if (isSmall) await writeWorker({enabled: true});
  return {
    folder,
    home: `${origin}/v2/`,
    asked,
    writeWorker,
    switchOff,
    remove: async () => {
      await switchOff();
      rmSync(folder, {recursive: true, force: true});
    },
  };
}
