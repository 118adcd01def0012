import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {headersFile} from '../../../hosting/formats/headersFile';
import {nginxHeaders} from '../../../hosting/formats/nginx';
import {redirectsFile} from '../../../hosting/formats/redirectsFile';
import {listFiles} from '../../../hosting/listFiles';
import {contentSecurityPolicy, hashInlineCode, type Services} from '../../../hosting/policy';
import {addPolicy} from '../../../hosting/securePage';
import type {BuiltPage} from './builtPages';

/**
 * Gives every page its Content-Security-Policy and writes them and what hosts read. Comes when nothing
 * changes the pages' inline scripts and styles any more.
 *
 * @param outDir folder of the build
 * @param pages its pages as they are to be
 * @param services outside services the build was configured for
 */
export async function writeWithPolicy(
  outDir: string,
  pages: readonly BuiltPage[],
  services: Services,
): Promise<void> {
  const files = await listFiles(outDir);
  const hashes = hashInlineCode(pages.map(({html}) => html));
  const inPage = contentSecurityPolicy(hashes, services, 'meta');
  const inHeader = contentSecurityPolicy(hashes, services, 'header');
  const hostFiles = {
    _headers: headersFile(files, inHeader),
    _redirects: redirectsFile(files),
    '_nginx-headers.conf': nginxHeaders(inHeader),
  };
  for (const {file, html} of pages) {
    writeFileSync(path.join(outDir, file), addPolicy(html, inPage));
  }
  for (const [file, text] of Object.entries(hostFiles)) {
    writeFileSync(path.join(outDir, file), text);
  }
}
