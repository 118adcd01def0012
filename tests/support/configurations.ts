import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {createHelpServer} from '../../hosting/server';
import {SITE} from '../../src/config/site';
import {builtFolder} from './hostedBuild';

/** Builds of the site without services, with both, and with one alone. */
export const BUILDS = {
  'no services': {folder: path.resolve(__dirname, '../../build'), search: false, google: false},
  'both services': {folder: builtFolder('hosted'), search: true, google: true},
  'hosted search': {folder: builtFolder('hosted-search'), search: true, google: false},
  analytics: {folder: builtFolder('analytics'), search: false, google: true},
};

/**
 * Serves a build at a port of its own.
 *
 * @param options as createHelpServer has them
 * @returns the origin and how to end it
 */
export async function serveFolder(
  folder: string,
  baseUrl: string = SITE.baseUrl,
  options: Parameters<typeof createHelpServer>[2] = {},
): Promise<{origin: string; server: Server}> {
  const server = createHelpServer(folder, baseUrl, options);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {origin: `http://localhost:${String((server.address() as AddressInfo).port)}`, server};
}
