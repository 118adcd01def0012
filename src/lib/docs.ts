import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

/**
 * @param allContent what Docusaurus' plugins have loaded
 * @returns the site's one version of the docs
 * @throws Error when there is none
 */
export function docsVersionOf(allContent: AllContent): LoadedVersion {
  const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
  const [version] = docs?.loadedVersions ?? [];
  if (!version) {
    throw new Error('No docs were loaded. Is the docs plugin of docusaurus.config.ts still there?');
  }
  return version;
}

/**
 * @param baseUrl base path, with slashes at both ends
 * @returns a page's address below the base path, with a slash at the end, which Docusaurus adds later
 */
export function routeOfDoc({permalink}: {permalink: string}, baseUrl: string): string {
  return permalink.slice(baseUrl.length).replace(/([^/])$/, '$1/');
}
