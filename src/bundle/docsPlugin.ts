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
      const versions = routes.flatMap(versionsOf);
      if (versions.length === 0) {
        throw new Error(
          'src/bundle/docsPlugin.ts: no route of the docs plugin has a "version". See what it hands to the layout now, or use the plugin itself in docusaurus.config.ts.',
        );
      }
      if (!(await showsCards(content, context.siteDir))) {
        const pages: {description?: string}[] = versions.flatMap(({docs}) => Object.values(docs));
        for (const page of pages) delete page.description;
      }
      routes.forEach(actions.addRoute);
    },
  };
}

/** For `plugins` in docusaurus.config.ts, with the options of @docusaurus/plugin-content-docs. */
export const docsPlugin = Object.assign(docsWithoutDescriptions, {
  validateOptions,
}) as unknown as PluginModule;

/** @returns what a route and those below it hand to the layout, an object of their own */
function versionsOf({props, routes = []}: RouteConfig): PropVersionMetadata[] {
  const own = props?.version as PropVersionMetadata | undefined;
  return [...(own ? [own] : []), ...routes.flatMap(versionsOf)];
}

async function showsCards({loadedVersions}: LoadedContent, siteDir: string): Promise<boolean> {
  const categories = JSON.stringify(loadedVersions.map(({sidebars}) => sidebars));
  if (categories.includes('"generated-index"')) return true;
  const sources = loadedVersions.flatMap(({docs}) =>
    docs.map(({source}) => readFile(source.replace('@site', siteDir), 'utf8')),
  );
  return (await Promise.all(sources)).some((source) => source.includes('<DocCard'));
}
