import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

const SITE = 'https://help.example';
const [WIDE, NARROW] = ['/v2', '/v2/'];

/** What the browser has: the worker's address by its scope, and names of caches. */
let registered: Map<string, string>;
let saved: Set<string>;
/** What is wrong with a scope. */
let faults: Map<string, Error>;

vi.mock('workbox-window/build/workbox-window.prod.mjs', () => ({
  Workbox: class {
    constructor(
      private readonly url: string,
      private readonly options: {scope: string},
    ) {}
    addEventListener(): void {
      // None waits.
    }
    register(): Promise<void> {
      const fault = faults.get(this.options.scope);
      if (fault) return Promise.reject(fault);
      registered.set(SITE + this.options.scope, SITE + this.url);
      return Promise.resolve();
    }
  },
}));
const showNotice = vi.fn();
vi.mock('../../../src/offline/page/notice', () => ({showNotice}));

beforeEach(() => {
  registered = new Map([[`${SITE}/other/v2/`, `${SITE}/other/v2/sw.js`]]);
  saved = new Set(['pictures', `workbox-precache-v2-${SITE}/other/v2/`]);
  faults = new Map();
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
    ['answers for the base path without its slash', [], [WIDE]],
    ['and with it alone where a host forbids that', ['SecurityError'], [NARROW]],
    ['is left to the next visit where its file could not be had', ['TypeError'], []],
  ])('%s', async (_what, names, expected) => {
    for (const name of names) faults.set(WIDE, new DOMException('', name));
    await (await load()).register();
    expect(scopes()).toEqual(['/other/v2/', ...expected]);
  });

  it('takes the place of one that answered for less, with what that one saved', async () => {
    registered.set(SITE + NARROW, `${SITE}/v2/sw.js`);
    for (const scope of [WIDE, NARROW]) saved.add(cacheOf(scope));
    await (await load()).register();
    expect(scopes()).toEqual(['/other/v2/', WIDE]);
    expect([...saved]).toEqual(['pictures', cacheOf('/other/v2/'), cacheOf(WIDE)]);
  });

  it('goes with all that was saved here, and nothing of other sites', async () => {
    const {removeOffline} = await load();
    for (const scope of [WIDE, NARROW]) registered.set(SITE + scope, `${SITE}/v2/sw.js`);
    await removeOffline();
    expect(scopes()).toEqual(['/other/v2/']);
    for (const scope of [WIDE, NARROW]) saved.add(cacheOf(scope));
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

  it('is there where the browser tells nothing of what is saved', async () => {
    vi.stubGlobal('caches', {keys: () => Promise.reject(new Error())});
    await (await load()).register();
    expect(scopes()).toEqual(['/other/v2/', WIDE]);
  });

  it('goes so, too, in a build without it', async () => {
    for (const scope of [WIDE, NARROW]) saved.add(cacheOf(scope));
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
