import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import {splitFrontMatter} from '../../lib/splitFrontMatter';
import type {PageFrontMatter} from '../frontMatter';

type Doc = LoadedVersion['docs'][number];

/**
 * Finds front matter that leads readers to pages that they don't get: to drafts and unlisted ones. Pages that
 * are hidden themselves may lead anywhere. Links in the text to drafts are broken to Docusaurus.
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
    return faultsOf(source, file, hidden);
  });
  return (await Promise.all(faults)).flat();
}

function faultsOf(source: string, file: string, hidden: ReadonlyMap<string, string>): string[] {
  const frontMatter: Partial<PageFrontMatter> = splitFrontMatter(source).data;
  const lines = source.split('\n');
  const faults: string[] = [];
  for (const key of ['related', 'controls', 'pagination_prev', 'pagination_next'] as const) {
    for (const target of [frontMatter[key] ?? []].flat()) {
      const endings = ['', '.md', '.mdx', '/index.md', '/index.mdx'];
      const state = endings.map((ending) => hidden.get(`docs/${target}${ending}`)).find(Boolean);
      const line = lines.findIndex((words) => words.includes(target)) + 1;
      const fault = `"${key}" lists ${target}, which is ${state}: take it out, or show that page`;
      if (state) faults.push(`${file}:${line}: ${fault}`);
    }
  }
  return faults;
}

/** By front matter, since under `npm start` Docusaurus takes no page for a draft. */
function stateOf({frontMatter}: Doc): string | undefined {
  if (frontMatter.draft) return 'a draft';
  return frontMatter.unlisted ? 'unlisted' : undefined;
}
