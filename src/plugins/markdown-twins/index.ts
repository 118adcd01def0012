import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {routeOfPage, twinOfRoute} from '../../lib/pageAddress';
import {llmsFull, llmsIndex, type About} from './llms';
import {findBuiltPictures} from './pictures';
import {sectionsOfSidebar, type SidebarItem, type SidebarSection} from './sidebarOrder';
import {twinOfPage, type Twin} from './twin';

const SOURCE_PREFIX = '@site/docs/';

/** What the docs plugin tells: each page's file by its id, and the sidebar's order. */
interface Pages {
  files: ReadonlyMap<string, string>;
  sections: readonly SidebarSection[];
}

/**
 * Writes each page as plain Markdown at its address plus `.md`, and all of them for language models:
 * llms.txt (the list) and llms-full.txt (the texts). Under `npm start` the twins are there too, with
 * the words of pictures in place of their addresses.
 */
export default function markdownTwins({
  siteDir,
  generatedFilesDir,
  siteConfig,
}: LoadContext): Plugin {
  const developing = process.env.NODE_ENV === 'development';
  const developmentFolder = path.join(generatedFilesDir, 'markdown-twins');
  let pages: Pages = {files: new Map(), sections: []};

  return {
    name: 'markdown-twins',

    async allContentLoaded({allContent}) {
      pages = readPages(allContent);
      if (developing) await write(developmentFolder, () => undefined);
    },

    configureWebpack() {
      if (!developing) return {};
      const devServer = {static: [{directory: developmentFolder, publicPath: siteConfig.baseUrl}]};
      return {devServer} as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },

    async postBuild({outDir}) {
      await write(outDir, findBuiltPictures(outDir));
    },
  };

  async function write(
    folder: string,
    builtPicture: (file: string) => string | undefined,
  ): Promise<void> {
    const site = siteConfig.url + siteConfig.baseUrl;
    const docs = path.join(siteDir, 'docs');
    const addresses = {
      page: (file: string) => site + routeOfPage(file),
      picture: (file: string) => {
        const built = builtPicture(path.join(docs, file));
        return built && site + built;
      },
    };
    const twins = new Map<string, Twin & {address: string}>();
    for (const [id, file] of pages.files) {
      const source = await readFile(path.join(docs, file), 'utf8');
      const twin = twinOfPage(source, file, docs, addresses);
      const target = twinOfRoute(routeOfPage(file));
      await mkdir(path.dirname(path.join(folder, target)), {recursive: true});
      await writeFile(path.join(folder, target), twin.markdown);
      twins.set(id, {...twin, address: site + target});
    }
    const sections = pages.sections.map(({label, ids}) => ({
      label,
      pages: ids.flatMap((id) => twins.get(id) ?? []),
    }));
    const about: About = {
      title: siteConfig.title,
      summary: siteConfig.tagline,
      full: `${site}llms-full.txt`,
    };
    const texts = sections.flatMap((section) => section.pages.map(({markdown}) => markdown));
    await writeFile(path.join(folder, 'llms.txt'), llmsIndex(about, sections));
    await writeFile(path.join(folder, 'llms-full.txt'), llmsFull(about, texts));
  }
}

function readPages(allContent: AllContent): Pages {
  const {loadedVersions} = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
  const [version] = loadedVersions;
  if (!version) throw new Error('src/plugins/markdown-twins: there is no docs version to read.');
  return {
    files: new Map(version.docs.map(({id, source}) => [id, source.slice(SOURCE_PREFIX.length)])),
    sections: sectionsOfSidebar(Object.values(version.sidebars).flat() as SidebarItem[]),
  };
}
