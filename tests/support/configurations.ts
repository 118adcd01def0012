import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {createHelpServer} from '../../hosting/server';
import {SITE} from '../../src/config/site';
import {builtFolder} from './hostedBuild';

/** Builds of the site with and without services. */
export const BUILDS = {
  'no services': {folder: path.resolve(__dirname, '../../build'), search: false, google: false},
  'hosted search': {folder: builtFolder('hosted-search'), search: true, google: false},
  analytics: {folder: builtFolder('analytics'), search: false, google: true},
  both: {folder: builtFolder('hosted'), search: true, google: true},
} as const;

/**
 * Serves a build at a port of its own.
 *
 * @returns the origin and how to end it
 */
export async function serveFolder(folder: string): Promise<{origin: string; server: Server}> {
  const server = createHelpServer(folder, SITE.baseUrl);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {origin: `http://localhost:${String((server.address() as AddressInfo).port)}`, server};
}
