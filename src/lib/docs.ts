import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

const SECOND_VERSION = `The docs have a second version, or a second plugin brings others, and these know of one only:
- src/lib/docs.ts, docsVersionOf: whoever asks for "the" version (this message);
- src/html/namePageScripts.ts and src/markdown/copies: pages of the other version would lack their script's name, their Markdown copy and their place in llms.txt;
- src/markdown/parseFrontMatter.ts: checks front matter below docs/, not below versioned_docs/;
- src/markdown/relatedPages.ts: "related" and "controls" lead into docs/;
- src/search/records: every page would be found twice;
- src/shell/notFound: would suggest pages of one version;
- src/glossary: has the terms of one glossary;
- src/bundle/docsLayout.ts: puts the sidebars of all versions into the main script.
Teach them, each with a test, or take versions.json, versioned_docs/ and versioned_sidebars/, or the plugin, away.`;

/**
 * @param allContent what Docusaurus' plugins have loaded
 * @returns the site's one version of the docs
 * @throws Error when there is none, or a second one
 */
export function docsVersionOf(allContent: AllContent): LoadedVersion {
  const docs = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as LoadedContent[];
  const [version, ...more] = docs.flatMap(({loadedVersions}) => loadedVersions);
  if (!version) {
    throw new Error('No docs were loaded. Is the docs plugin of docusaurus.config.ts still there?');
  }
  if (more.length > 0) throw new Error(SECOND_VERSION);
  return version;
}

/**
 * @param baseUrl base path, with slashes at both ends
 * @returns a page's address below the base path, with a slash at the end, which Docusaurus adds later
 */
export function routeOfDoc({permalink}: {permalink: string}, baseUrl: string): string {
  return permalink.slice(baseUrl.length).replace(/([^/])$/, '$1/');
}
