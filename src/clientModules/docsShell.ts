import type {ClientModule} from '@docusaurus/types';
import '@theme/DocBreadcrumbs';
import '@theme/DocItem';
import '@theme/DocRoot';
import '@theme/DocVersionRoot';
import '@theme/DocsRoot';

/**
 * Puts what every page of this site is made of into the main script: as the routes' own chunks, these
 * parts would be asked for one round trip later, in five pieces that compress worse.
 */
const docsShell: ClientModule = {};

export default docsShell;
