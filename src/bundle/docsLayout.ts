import '@theme/DocBreadcrumbs';
import '@theme/DocItem';
import '@theme/DocRoot';
import '@theme/DocVersionRoot';
import '@theme/DocsRoot';
import '@generated/docusaurus-plugin-content-docs/default/__plugin.json';

/**
 * Puts what every page of this site is made of into the main script: as the routes' own chunks, these
 * parts would be asked for one round trip later, in seven pieces that compress worse. The folder of the
 * context below holds the sidebar's data, under a name made from the base path; without it the bundler
 * stops.
 */
import.meta.webpackContext('@generated/docusaurus-plugin-content-docs/default/p', {
  regExp: /\.json$/,
});
