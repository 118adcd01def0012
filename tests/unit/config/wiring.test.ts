import type {Options} from '@docusaurus/preset-classic';
import {createSlugger} from '@docusaurus/utils';
import {toString} from 'mdast-util-to-string';
import {unified, type PluggableList} from 'unified';
import {VFile} from 'vfile';
import {afterEach, expect, it, vi} from 'vitest';
import {documentOfMarkdown} from '../../../src/lib/documentOfMarkdown';
import {parseMarkdown} from '../../../src/markdown/parseMarkdown';

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

it('stops a build whose search is half configured', async () => {
  const {ALGOLIA_INDEX_NAME: _missing, ...half} = SERVICES;
  await expect(pluginsWith(half)).rejects.toThrow(
    /^Hosted search is only half configured: set ALGOLIA_INDEX_NAME too, or unset/,
  );
});

it.each([
  'File > Export',
  'Choose **File** > `Save > as`',
  'Send CC:bank, it\'s "on" -- or off...',
])('leaves Docusaurus the words of which it makes the id of a heading: %s', async (words) => {
  const [, preset] = (await import('../../../docusaurus.config')).default.presets?.[0] as [
    string,
    {docs: Options['docs'] & {beforeDefaultRemarkPlugins: PluggableList}},
  ];
  const {tree} = parseMarkdown(`## ${words}`);
  const page = new VFile({path: 'docs/page.md', data: {frontMatter: {}}});
  await unified().use(preset.docs.beforeDefaultRemarkPlugins).run(tree, page);
  const id = createSlugger().slug(toString(tree.children[0]));
  expect(id).toBe(documentOfMarkdown(`## ${words}`).body.querySelector('h2')?.id);
});
