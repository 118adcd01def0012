import {afterEach, beforeEach, expect, it, vi} from 'vitest';

/** Each test begins like a visit: what an earlier one chose is forgotten. */
async function visit() {
  vi.resetModules();
  return import('../../../../src/play/audio/volume');
}

function storageWith(entries: Record<string, string>): void {
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => entries[key] ?? null,
      setItem: (key: string, value: string) => void (entries[key] = value),
      removeItem: (key: string) => void Reflect.deleteProperty(entries, key),
    },
    dispatchEvent: () => true,
  });
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('begins at -12 dB', async () => {
  storageWith({});
  expect((await visit()).rememberedVolume()).toBe(-12);
});

it.each([
  ['-20', -20],
  ['12', -12],
  ['loud', -12],
  ['-42', -12], // off, which a later visit would take for a fault
])('kept as "%s" is %s dB', async (kept, volume) => {
  storageWith({'sp.play.volume': kept});
  expect((await visit()).rememberedVolume()).toBe(volume);
});

it('stays off for the rest of the visit, until it is turned up', async () => {
  const kept: Record<string, string> = {};
  storageWith(kept);
  const {rememberVolume, rememberedVolume} = await visit();
  rememberVolume(-42);
  expect(rememberedVolume()).toBe(-42);
  rememberVolume(-6);
  expect(rememberedVolume()).toBe(-6);
  kept['sp.play.volume'] = '-5'; // another page's
  expect(rememberedVolume()).toBe(-5);
  expect((await visit()).rememberedVolume()).toBe(-5);
});

it('is the one that another page chose later', async () => {
  const kept: Record<string, string> = {};
  storageWith(kept);
  const {rememberVolume, rememberedVolume} = await visit();
  rememberVolume(-3);
  kept['sp.play.volume'] = '-24';
  expect(rememberedVolume()).toBe(-24);
});

it('is the chosen one for the rest of a visit that keeps nothing', async () => {
  vi.stubGlobal('window', {
    get localStorage(): Storage {
      throw new Error('blocked');
    },
  });
  const {rememberVolume, rememberedVolume} = await visit();
  expect(rememberedVolume()).toBe(-12);
  rememberVolume(-3);
  expect(rememberedVolume()).toBe(-3);
});
