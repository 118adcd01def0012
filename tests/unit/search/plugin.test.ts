import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {readHostedSearch} from '../../../src/config/services';
import {resultAddress} from '../../../src/search/clients/hosted';
import {assistantThemeConfig, searchPlugin} from '../../../src/search/plugin';
import type {SearchSettings} from '../../../src/search/settings';

const HOSTED = {
  ALGOLIA_APP_ID: 'APP',
  ALGOLIA_SEARCH_KEY: 'search-key',
  ALGOLIA_INDEX_NAME: 'index',
  ALGOLIA_ADMIN_KEY: 'admin-key',
};
const ASSISTANT = {...HOSTED, ALGOLIA_ASK_AI_ASSISTANT_ID: 'assistant'};
const FILTERS = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']];

const context = {
  siteDir: '/site',
  generatedFilesDir: '/site/.docusaurus',
  baseUrl: '/v2/',
  siteConfig: {title: 'Help', url: 'https://help.example'},
} as LoadContext;

/** @returns what the plugin tells the browser, and the routes that it adds */
async function load(env: Record<string, string>) {
  const plugin = (await searchPlugin(readHostedSearch(env))(context, undefined)) as Plugin;
  const routes: RouteConfig[] = [];
  let settings: SearchSettings | undefined;
  await plugin.contentLoaded?.({
    content: undefined,
    actions: {
      addRoute: (route) => routes.push(route),
      setGlobalData: (data) => {
        settings = data as SearchSettings;
      },
      createData: () => Promise.resolve(''),
    },
  });
  return {settings, routes: routes.map(({path, component}) => `${path} ${component}`)};
}

describe('searchPlugin', () => {
  it('lets the browser answer by itself without services', async () => {
    expect(await load({})).toEqual({
      settings: {indexAddress: '/v2/search-index.json'},
      routes: ['/v2/search/ @theme/SearchPage'],
    });
  });

  it('tells the browser which index of Algolia to ask', async () => {
    expect(await load(HOSTED)).toEqual({
      settings: {
        hosted: {appId: 'APP', apiKey: 'search-key', indexName: 'index'},
        indexAddress: '/v2/search-index.json',
      },
      routes: ['/v2/search/ @theme/SearchPage'],
    });
  });

  it('passes the replacement in results’ paths on to the browser', async () => {
    const {settings} = await load({
      ...HOSTED,
      ALGOLIA_RESULT_PATH_FROM: '/beta/',
      ALGOLIA_RESULT_PATH_TO: '/v2/',
    });
    expect(settings?.hosted?.replacePath).toEqual({from: '/beta/', to: '/v2/'});
  });

  it('leaves the search page to Docusaurus’ search theme when there is an assistant', async () => {
    const {settings, routes} = await load(ASSISTANT);
    expect(settings).toMatchObject({hosted: {askAi: 'assistant', indexName: 'index'}});
    expect(routes).toEqual([]);
  });
});

describe('assistantThemeConfig', () => {
  const themeConfig = (env: Record<string, string>) => assistantThemeConfig(readHostedSearch(env));

  it('configures nothing without an assistant', () => {
    expect(themeConfig({})).toEqual({});
    expect(themeConfig(HOSTED)).toEqual({});
  });

  it('gives Docusaurus’ search theme the same index and filters, without contextual search', () => {
    expect(
      themeConfig({...ASSISTANT, ALGOLIA_RESULT_PATH_FROM: '/a/', ALGOLIA_RESULT_PATH_TO: '/b/'}),
    ).toEqual({
      algolia: {
        appId: 'APP',
        apiKey: 'search-key',
        indexName: 'index',
        askAi: 'assistant',
        contextualSearch: false,
        searchPagePath: 'search',
        searchParameters: {facetFilters: FILTERS},
        replaceSearchResultPathname: {from: '/a/', to: '/b/'},
        externalUrlRegex: expect.any(String) as string,
      },
    });
  });

  it.each([
    ['https://other.example/page/#y', true],
    ['https://help.sunhou.se/v1/', true],
    ['https://help.sunhou.se/v1', true],
    ['https://help.sunhou.se.example/v2/', true],
    ['https://help.sunhou.se/v2/glossary/#choke', false],
    ['https://help.sunhou.se/v1x/', true],
    ['https://help.sunhou.se/store/', true],
  ])('leaves %s as it is: %s', (address, isExternal) => {
    const {externalUrlRegex = ''} = themeConfig(ASSISTANT).algolia ?? {};
    expect(new RegExp(externalUrlRegex, 'gi').test(address)).toBe(isExternal);
    expect(resultAddress(address) === address).toBe(isExternal);
  });

  it('never puts the admin key into pages', async () => {
    const inPages = JSON.stringify([themeConfig(ASSISTANT), await load(HOSTED)]);
    expect(inPages).toContain('search-key');
    expect(inPages).not.toContain('admin-key');
  });
});
