import path from 'node:path';
import {serveFolder} from './configurations';
import {stopServer} from './stopServer';
import {test as base} from './tab';
import {ensureWrittenSite, WRITTEN_BASE, WRITTEN_SITE} from './writtenSite';

interface BuiltCopy {
  /** Address of the pages that are added. */
  address: string;
}

/** The shared tab, and the written site, served once for all tests of a worker. */
export const test = base.extend<object, {copy: BuiltCopy}>({
  copy: [
    async ({}, provide) => {
      await ensureWrittenSite();
      const {origin, server} = await serveFolder(path.join(WRITTEN_SITE, 'build'), WRITTEN_BASE);
      await provide({address: `${origin}${WRITTEN_BASE}writing/`});
      await stopServer(server);
    },
    {scope: 'worker', timeout: 300_000},
  ],
});
