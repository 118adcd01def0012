import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

const SITE = 'https://help.example';
const SCOPE = '/v2/';

/** What the browser has: the worker's address by its scope, and names of caches. */
let registered: Map<string, string>;
let saved: Set<string>;
/** Why the browser refuses the worker. */
let fault: Error | undefined;

vi.mock('workbox-window/build/workbox-window.prod.mjs', () => ({
  Workbox: class {
    private readonly url: string;
    constructor(...given: [url: string]) {
      expect(given).toEqual(['/v2/sw.js']); // whose folder is its scope
      this.url = given[0];
    }
    addEventListener(): void {
      // None waits.
    }
    register(): Promise<void> {
      if (fault) return Promise.reject(fault);
      registered.set(SITE + SCOPE, SITE + this.url);
      return Promise.resolve();
    }
  },
}));
const showNotice = vi.fn();
vi.mock('../../../src/offline/page/notice', () => ({showNotice}));

beforeEach(() => {
  registered = new Map([[`${SITE}/other/v2/`, `${SITE}/other/v2/sw.js`]]);
  saved = new Set(['pictures', `workbox-precache-v2-${SITE}/other/v2/`]);
  fault = undefined;
  showNotice.mockReset();
  const location = {origin: SITE, href: `${SITE}/v2/glossary/`, reload: vi.fn()};
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', {replaceState: vi.fn()});
  const localStorage = {getItem: () => null, setItem: vi.fn()};
  vi.stubGlobal('window', {location, localStorage, dispatchEvent: vi.fn()});
  vi.stubGlobal('document', {createEvent: () => ({initStorageEvent: vi.fn()})});
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve([...saved]),
    delete: (name: string) => Promise.resolve(saved.delete(name)),
  });
  const registrations = () =>
    [...registered].map(([scope, scriptURL]) => ({
      scope,
      active: {scriptURL},
      unregister: () => Promise.resolve(registered.delete(scope)),
    }));
  vi.stubGlobal('navigator', {
    serviceWorker: {getRegistrations: () => Promise.resolve(registrations())},
  });
  vi.resetModules();
});

afterEach(() => vi.unstubAllGlobals());

const scopes = () => [...registered.keys()].map((scope) => scope.slice(SITE.length));
const load = () => import('../../../src/offline/page/saving');
const cacheOf = (scope: string) => `workbox-precache-v2-${SITE}${scope}`;

describe('the worker', () => {
  it.each([
    ['is there', undefined, [SCOPE]],
    ['is left to the next visit where its file could not be had', new TypeError(), []],
  ])('%s', async (_what, why, expected) => {
    fault = why;
    await (await load()).register();
    expect(scopes()).toEqual(['/other/v2/', ...expected]);
  });

  it('goes with all that was saved here, and nothing of other sites', async () => {
    const {removeOffline} = await load();
    registered.set(SITE + SCOPE, `${SITE}/v2/sw.js`);
    await removeOffline();
    expect(scopes()).toEqual(['/other/v2/']);
    saved.add(cacheOf(SCOPE));
    await removeOffline();
    expect([...saved]).toEqual(['pictures', cacheOf('/other/v2/')]);
  });

  it.each([
    ['has none', {}],
    [
      'does not tell of them',
      {serviceWorker: {getRegistrations: () => Promise.reject(new Error())}},
    ],
  ])('is gone with ?sw=off where the browser %s and keeps nothing', async (_what, navigator) => {
    vi.stubGlobal('navigator', navigator);
    vi.stubGlobal('caches', {keys: () => Promise.reject(new Error())});
    const {offline} = await import('../../../src/offline/page');
    const location = {search: '?sw=off'};
    offline.onRouteDidUpdate?.({location, previousLocation: null} as never);
    const words = 'The help saved in this browser is removed.';
    await vi.waitFor(() =>
      expect(showNotice).toHaveBeenCalledWith(words, 'Save it again', expect.anything()),
    );
  });

  it('goes so, too, in a build without it', async () => {
    saved.add(cacheOf(SCOPE));
    const listeners = new Map<string, (event: unknown) => void>();
    const unregister = vi.fn();
    vi.stubGlobal('self', {
      addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
      registration: {unregister},
    });
    await vi.importActual('../../../src/offline/worker/removal'); // of other types than a page's
    const tasks: Promise<unknown>[] = [];
    listeners.get('activate')?.({waitUntil: (task: Promise<unknown>) => tasks.push(task)});
    await Promise.all(tasks);
    expect(unregister).toHaveBeenCalled();
    expect([...saved]).toEqual(['pictures', cacheOf('/other/v2/')]);
  });
});
