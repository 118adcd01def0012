import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {generate} from '@docusaurus/utils';
import type {HostedSearch} from '../../config/services';
import {routeOfDoc} from '../../lib/docs';
import type {FinishedBuild, FinishingStep} from '../../lib/finishedBuild';
import {SEARCH_DATA} from '../data/keywords';
import {INDEX_NAME, OPEN_SEARCH, RECORDS_FILE, SEARCH_PAGE} from '../settings';
import {embeddedIndex} from './embeddedIndex';
import {readPage} from './pageText';
import {recordsOfPage} from './records';

/**
 * Makes a finished build's records, its description for browsers and, without hosted search, the index that the
 * browser searches. With the assistant Docusaurus' own search theme writes a description.
 */
export function writeSearchIndex(hosted: HostedSearch | undefined): FinishingStep {
  return async (build) => {
    const {outDir, generatedFilesDir, baseUrl, siteUrl, docs, pages, clientFiles} = build;
    const listed = docs.docs.filter((doc) => !doc.unlisted);
    const titles = new Map(listed.map((doc) => [routeOfDoc(doc, baseUrl), doc.title]));
    const texts = pages.flatMap(({route, document}) => {
      const title = titles.get(route);
      return title ? (readPage(document(), siteUrl + route, title) ?? []) : [];
    });
    const records = texts.flatMap((text) => recordsOfPage(text, SEARCH_DATA, baseUrl));
    await generate(generatedFilesDir, RECORDS_FILE, JSON.stringify(records));
    if (!hosted) {
      const index = embeddedIndex(texts, SEARCH_DATA, baseUrl);
      await writeFile(path.join(outDir, INDEX_NAME), JSON.stringify(index));
      clientFiles.written.push(INDEX_NAME);
    }
    if (!hosted?.askAi) await writeFile(path.join(outDir, OPEN_SEARCH.file), openSearch(build));
  };
}

function openSearch({siteUrl, title}: FinishedBuild): string {
  const words = title.replace(/[<&]/g, (sign) => `&#${String(sign.charCodeAt(0))};`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${OPEN_SEARCH.title}</ShortName>
  <Description>Search ${words}</Description>
  <Image width="16" height="16" type="image/svg+xml">${siteUrl}img/favicon.svg</Image>
  <Url type="text/html" method="get" template="${siteUrl}${SEARCH_PAGE}/?q={searchTerms}"/>
</OpenSearchDescription>
`;
}
