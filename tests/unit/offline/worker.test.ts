import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';

/** By its path and not by name: its types are a worker's (src/offline/worker/tsconfig.json). */
const WORKER = path.resolve('src/offline/worker/worker.ts');

/** What the worker listens to. */
const listeners = new Map<string, (event: unknown) => void>();
const worker = {
  addEventListener: (type: string, listener: (event: unknown) => void) =>
    listeners.set(type, listener),
  registration: {scope: 'https://help.test/v2/', active: null as object | null},
  navigator: {connection: {saveData: false}},
};

beforeAll(async () => {
  vi.stubGlobal('self', worker);
  vi.stubGlobal('registration', worker.registration);
  vi.stubGlobal('location', new URL('https://help.test/v2/sw.js'));
  vi.stubGlobal('SAVED_FILES', []);
  await import(WORKER);
});

afterAll(() => vi.unstubAllGlobals());

async function install(isSaving: boolean, active: object | null): Promise<string> {
  worker.navigator.connection.saveData = isSaving;
  worker.registration.active = active;
  const waits: Promise<unknown>[] = [];
  listeners.get('install')?.({waitUntil: (wait: Promise<unknown>) => waits.push(wait)});
  expect(waits).toHaveLength(1);
  return waits[0]?.then(
    () => 'saves',
    (error: unknown) => (error as Error).message,
  ) as Promise<string>;
}

describe('the service worker', () => {
  it.each([
    ['saves the help', false, null, 'saves'],
    ['saves nothing new on data saver', true, null, 'Data saver is on: the help is not saved.'],
    ['keeps what is saved up to date on data saver', true, {}, 'saves'],
  ])('%s', async (_name, isSaving, active, said) => {
    expect(await install(isSaving, active)).toBe(said);
  });
});
