import type {ClientModule} from '@docusaurus/types';
import '@theme/DocBreadcrumbs';
import '@theme/DocItem';
import '@theme/DocRoot';
import '@theme/DocVersionRoot';
import '@theme/DocsRoot';
import '@generated/docusaurus-plugin-content-docs/default/__plugin.json';
// The sidebar's data. Docusaurus names the file after the route of all pages, /v2/.
import '@generated/docusaurus-plugin-content-docs/default/p/v-2-b6d.json';

/**
 * Puts what every page of this site is made of into the main script: as the routes' own chunks, these
 * parts would be asked for one round trip later, in seven pieces that compress worse.
 */
const docsShell: ClientModule = {};

export default docsShell;
