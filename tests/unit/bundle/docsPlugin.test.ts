import path from 'node:path';
import contentDocs, {validateOptions, type LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, PluginModule, RouteConfig} from '@docusaurus/types';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {loadContext} from '@docusaurus/core/lib/server/site';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {docsPlugin} from '../../../src/bundle/docsPlugin';
import {writeFiles} from '../../support/files';
import {temporaryFolder} from '../../support/temporaryFolder';

const folder = temporaryFolder();

const CONFIG = `module.exports = {title: 'T', url: 'https://help.example', baseUrl: '/v2/', presets: [], plugins: []};`;
const PAGE = '---\ntitle: One\ndescription: What one is about.\n---\n\nText.\n';

const CATEGORY = '{"label": "More"}';

/** Writes a site of two pages. */
function writeSite(secondPage: string, category = CATEGORY): void {
  writeFiles(folder(), {
    'docusaurus.config.js': CONFIG,
    'docs/index.md': PAGE.replace('---\n', '---\nslug: /\n'),
    'docs/more/two.md': secondPage,
    'docs/more/_category_.json': category,
  });
}

/** @returns the routes that a docs plugin adds to the site */
async function routesBy(docs: PluginModule): Promise<RouteConfig[]> {
  const context = await loadContext({siteDir: folder()});
  const options = validateOptions({
    validate: normalizePluginOptions as never,
    options: {id: 'default', routeBasePath: '/'},
  });
  const plugin = (await docs(context, options)) as Plugin<LoadedContent>;
  const content = (await plugin.loadContent?.()) as LoadedContent;
  const routes: RouteConfig[] = [];
  await plugin.contentLoaded?.({
    content,
    actions: {
      addRoute: (route) => routes.push(route),
      createData: (name) => Promise.resolve(path.join(folder(), name)),
      setGlobalData: () => undefined,
    },
  });
  return routes;
}

async function routesOf(...site: Parameters<typeof writeSite>): Promise<RouteConfig[]> {
  writeSite(...site);
  return routesBy(docsPlugin);
}

/** @returns what the layout of all pages gets of each page */
function pagesOfLayout(routes: readonly RouteConfig[]): unknown[] {
  return routes.flatMap(({props, routes: below = []}) => [
    ...(props?.version ? Object.values((props.version as {docs: object}).docs) : []),
    ...pagesOfLayout(below),
  ]);
}

const WITHOUT = [
  {id: 'index', title: 'One', sidebar: 'defaultSidebar'},
  {id: 'more/two', title: 'One', sidebar: 'defaultSidebar'},
];
const WITH = WITHOUT.map((page) => ({...page, description: 'What one is about.'}));

describe('docsPlugin', () => {
  it('leaves out the pages’ descriptions where no page shows them', async () => {
    expect(pagesOfLayout(await routesOf(PAGE))).toEqual(WITHOUT);
  });

  it('keeps them as soon as a page has cards', async () => {
    const cards = `${PAGE}\nimport DocCardList from '@theme/DocCardList';\n\n<DocCardList />\n`;
    expect(pagesOfLayout(await routesOf(cards))).toEqual(WITH);
  });

  it('keeps them as soon as a category has a generated page of cards', async () => {
    const category = '{"label": "More", "link": {"type": "generated-index"}}';
    expect(pagesOfLayout(await routesOf(PAGE, category))).toEqual(WITH);
  });

  it('changes nothing else of the routes', async () => {
    writeSite(PAGE);
    const withoutDescriptions = JSON.parse(
      JSON.stringify(
        await routesBy(contentDocs as unknown as PluginModule),
        (key, value: unknown) => (key === 'description' ? undefined : value),
      ),
    ) as RouteConfig[];
    expect(JSON.parse(JSON.stringify(await routesBy(docsPlugin)))).toEqual(withoutDescriptions);
  });

  it('takes the options of Docusaurus’ plugin', () => {
    expect(docsPlugin.validateOptions).toBe(validateOptions);
  });
});

describe('docsPlugin with another Docusaurus', () => {
  afterEach(() => {
    vi.doUnmock('@docusaurus/plugin-content-docs');
    vi.resetModules();
  });

  it('fails when no route has a version any more, and says what to do', async () => {
    vi.resetModules();
    vi.doMock('@docusaurus/plugin-content-docs', () => ({
      validateOptions: undefined,
      default: (): Plugin<LoadedContent> => ({
        name: 'docs',
        contentLoaded: ({actions}) => actions.addRoute({path: '/v2/', component: '@theme/DocRoot'}),
      }),
    }));
    const changed = await import('../../../src/bundle/docsPlugin');
    const plugin = (await changed.docsPlugin({} as LoadContext, {})) as Plugin<LoadedContent>;
    const addRoute = vi.fn();
    await expect(
      plugin.contentLoaded?.({
        content: {loadedVersions: []},
        actions: {addRoute, createData: vi.fn(), setGlobalData: vi.fn()},
      }),
    ).rejects.toThrow('or use the plugin itself in docusaurus.config.ts');
    expect(addRoute).not.toHaveBeenCalled();
  });
});
