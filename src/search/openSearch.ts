import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {FinishedBuild} from '../lib/finishedBuild';
import {SEARCH_PAGE} from './settings';

/** Lets browsers offer the site's search in their address bar (OpenSearch 1.1), below the base path. */
export const OPEN_SEARCH_FILE = 'opensearch.xml';

/** Writes the search's description into a build. */
export async function writeOpenSearch({outDir, siteUrl, title}: FinishedBuild): Promise<void> {
  const description = `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${title}</ShortName>
  <Description>Search ${title}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="16" height="16" type="image/svg+xml">${siteUrl}img/favicon.svg</Image>
  <Url type="text/html" method="get" template="${siteUrl}${SEARCH_PAGE}/?q={searchTerms}"/>
</OpenSearchDescription>
`;
  await writeFile(path.join(outDir, OPEN_SEARCH_FILE), description);
}
