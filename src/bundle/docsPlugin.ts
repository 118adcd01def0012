import {readFile} from 'node:fs/promises';
import contentDocs, {
  validateOptions,
  type LoadedContent,
  type PluginOptions,
  type PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, PluginModule, RouteConfig} from '@docusaurus/types';

/**
 * Docusaurus' docs plugin, but for the pages' descriptions in what it hands to the layout of all pages,
 * which every reader downloads. Only cards show them (DocCardList, generated category pages): as soon as
 * a page has cards, nothing is left out.
 * Gains 3 kB of a first view (brotli). Test: tests/unit/bundle/docsPlugin.test.ts
 *
 * @throws Error when the plugin no longer hands that data over in the routes' `version`
 */
async function docsWithoutDescriptions(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await contentDocs(context, options);
  return {
    ...plugin,
    async contentLoaded({content, actions}) {
      const routes: RouteConfig[] = [];
      await plugin.contentLoaded?.({
        content,
        actions: {...actions, addRoute: (route) => routes.push(route)},
      });
      const keep = await showsCards(content, context.siteDir);
      let found = 0;
      const lean = (route: RouteConfig): RouteConfig => {
        const version = route.props?.version as PropVersionMetadata | undefined;
        if (version) found += 1;
        return {
          ...route,
          ...(version ? {props: {...route.props, version: withoutDescriptions(version)}} : {}),
          ...(route.routes ? {routes: route.routes.map(lean)} : {}),
        };
      };
      const leanRoutes = routes.map(lean);
      if (found === 0) {
        throw new Error(
          'src/bundle/docsPlugin.ts: no route of the docs plugin has a "version". See what it hands to the layout now, or use the plugin itself in docusaurus.config.ts.',
        );
      }
      for (const route of keep ? routes : leanRoutes) actions.addRoute(route);
    },
  };
}

/** For `plugins` in docusaurus.config.ts, with the options of @docusaurus/plugin-content-docs. */
export const docsPlugin = Object.assign(docsWithoutDescriptions, {
  validateOptions,
}) as unknown as PluginModule;

function withoutDescriptions(version: PropVersionMetadata): PropVersionMetadata {
  const docs = Object.entries(version.docs).map(([id, {title, sidebar}]) => [
    id,
    {id, title, sidebar},
  ]);
  return {...version, docs: Object.fromEntries(docs) as PropVersionMetadata['docs']};
}

async function showsCards({loadedVersions}: LoadedContent, siteDir: string): Promise<boolean> {
  const categories = JSON.stringify(loadedVersions.map(({sidebars}) => sidebars));
  if (categories.includes('"generated-index"')) return true;
  const sources = loadedVersions.flatMap(({docs}) =>
    docs.map(({source}) => readFile(source.replace('@site', siteDir), 'utf8')),
  );
  return (await Promise.all(sources)).some((source) => source.includes('<DocCard'));
}
