import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {htmlFromMarkdown, urlOfPage} from '../../src/search/records/markdownPage';
import {readPage, type PageText} from '../../src/search/records/pageText';
import {DOCS_FOLDER as DOCS} from './docs';

export const ADDRESS = 'https://host/v2/';

/** @returns the search's view of every page of docs/, as `npm start` makes it, without a build */
export function readDocsPages(): PageText[] {
  return readdirSync(DOCS, {recursive: true})
    .map(String)
    .filter((file) => /\.mdx?$/.test(file))
    .sort()
    .flatMap((file) => {
      const [folder = ''] = file.split(path.sep);
      const source = readFileSync(path.join(DOCS, file), 'utf8');
      const page = readPage(htmlFromMarkdown(source, folder), urlOfPage(file, ADDRESS));
      return page ? [page] : [];
    });
}
