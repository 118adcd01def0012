import type {Server} from 'node:http';
import path from 'node:path';
import {serveFolder} from './configurations';
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
      await close(server);
    },
    {scope: 'worker', timeout: 300_000},
  ],
});

async function close(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
}
