import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {aliasedSitePathToRelativePath, posixPath} from '@docusaurus/utils';
import {visit} from 'unist-util-visit';
import {linkedFile} from '../../lib/linkedFile';
import type {PageFrontMatter} from '../frontMatter';
import {lineOf} from '../lineOf';
import {parseMarkdown} from '../parseMarkdown';

type Doc = LoadedVersion['docs'][number];

/**
 * Finds what leads readers to pages that they don't get: to drafts, and by front matter to unlisted
 * pages too. Pages that are hidden themselves may lead anywhere.
 *
 * @returns each with file and line
 */
export async function linksToHidden(
  {docs, drafts}: Pick<LoadedVersion, 'docs' | 'drafts'>,
  siteDir: string,
): Promise<string[]> {
  const hidden = new Map<string, string>();
  for (const doc of [...docs, ...drafts]) {
    const state = stateOf(doc);
    if (state) hidden.set(aliasedSitePathToRelativePath(doc.source), state);
  }
  if (hidden.size === 0) return []; // as mostly: nothing is read
  const shown = docs
    .map(({source}) => aliasedSitePathToRelativePath(source))
    .filter((file) => !hidden.has(file));
  const faults = shown.map(async (file) => {
    // Under `npm start` a page that was deleted is among them until Docusaurus has read all anew.
    const source = await readFile(path.join(siteDir, file), 'utf8').catch(() => '');
    return faultsOf(source, file, hidden, siteDir);
  });
  return (await Promise.all(faults)).flat();
}

function faultsOf(
  source: string,
  file: string,
  hidden: ReadonlyMap<string, string>,
  siteDir: string,
): string[] {
  const {frontMatter, tree, linesBefore} = parseMarkdown(source, file);
  const lines = source.split('\n');
  const faults: string[] = [];
  for (const key of ['related', 'controls', 'pagination_prev', 'pagination_next'] as const) {
    for (const target of [(frontMatter as Partial<PageFrontMatter>)[key] ?? []].flat()) {
      const endings = ['', '.md', '.mdx', '/index.md', '/index.mdx'];
      const state = endings.map((ending) => hidden.get(`docs/${target}${ending}`)).find(Boolean);
      const line = lines.findIndex((words) => words.includes(target)) + 1;
      if (state) faults.push(`${file}:${line}: "${key}" lists ${target}, which is ${state}`);
    }
  }
  visit(tree, ['link', 'definition'], (node) => {
    if (!('url' in node)) return;
    const [way = ''] = node.url.split(/[?#]/);
    const target = path.relative(siteDir, linkedFile(way, path.join(siteDir, file), siteDir));
    if (hidden.get(posixPath(target)) !== 'a draft') return;
    const line = lineOf(node) + linesBefore;
    faults.push(`${file}:${line}: the link to ${way} leads to a draft`);
  });
  return faults.map((fault) => `${fault}: take it out, or show that page`);
}

/** By front matter, since under `npm start` Docusaurus takes no page for a draft. */
function stateOf({frontMatter}: Doc): string | undefined {
  if (frontMatter.draft) return 'a draft';
  return frontMatter.unlisted ? 'unlisted' : undefined;
}
