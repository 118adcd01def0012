import {afterEach, expect, it, vi} from 'vitest';

afterEach(() => {
  vi.doUnmock('../../../src/search/build');
  vi.doUnmock('../../../src/html/build');
  vi.unstubAllEnvs();
  vi.resetModules();
});

const SERVICES = {
  ALGOLIA_APP_ID: 'TESTAPP',
  ALGOLIA_SEARCH_KEY: 'search-only-key',
  ALGOLIA_INDEX_NAME: 'help',
  GTAG_TRACKING_ID: 'G-TEST123456',
};

/** @returns the plugins of docusaurus.config.ts; what asks for services is what it was made with */
async function pluginsWith(env: Readonly<Record<string, string>>): Promise<unknown[]> {
  for (const name of Object.keys(SERVICES)) vi.stubEnv(name, env[name] ?? '');
  vi.resetModules();
  vi.doMock('../../../src/search/build', async (original) => ({
    ...(await original<object>()),
    searchPlugin: (hosted: unknown) => ['search', hosted],
    writeSearchIndex: (hosted: unknown) => ['index', hosted],
  }));
  vi.doMock('../../../src/html/build', async (original) => ({
    ...(await original<object>()),
    applyPolicy: (services: unknown) => ['policy', services],
    finishPages: (steps: unknown) => ['finish', steps],
  }));
  return (await import('../../../docusaurus.config')).default.plugins ?? [];
}

it('hands a build the services whose variables are set', async () => {
  const plugins = await pluginsWith(SERVICES);
  const hosted = {appId: 'TESTAPP', apiKey: 'search-only-key', indexName: 'help'};
  expect(plugins).toContainEqual(['search', hosted]);
  const policy = ['policy', {hostedSearch: hosted, trackingID: 'G-TEST123456'}];
  const steps = expect.arrayContaining([['index', hosted], policy]) as unknown;
  expect(plugins).toContainEqual(['finish', steps]);
  const measured = {trackingID: 'G-TEST123456', anonymizeIP: true};
  expect(plugins).toContainEqual(['@docusaurus/plugin-google-gtag', measured]);
});

it('hands a build nothing of services without their variables', async () => {
  const plugins = await pluginsWith({});
  expect(plugins).toContainEqual(['search', undefined]);
  expect(JSON.stringify(plugins)).not.toContain('gtag');
});
