import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {headersFile} from '../../../hosting/formats/headersFile';
import {nginxHeaders} from '../../../hosting/formats/nginx';
import {redirectsFile} from '../../../hosting/formats/redirectsFile';
import {listFiles} from '../../../hosting/listFiles';
import {contentSecurityPolicy, hashInlineCode, type Services} from '../../../hosting/policy';
import {addPolicy} from '../../../hosting/securePage';

/**
 * Gives every page its Content-Security-Policy and writes what hosts read. Comes when nothing changes
 * the pages' inline scripts and styles any more.
 *
 * @param outDir folder of the build
 * @param services outside services the build was configured for
 */
export async function prepareHosting(outDir: string, services: Services): Promise<void> {
  const files = await listFiles(outDir);
  const pages = await Promise.all(
    files
      .filter((file) => file.endsWith('.html'))
      .map(async (file) => ({file, html: await readFile(path.join(outDir, file), 'utf8')})),
  );
  const hashes = hashInlineCode(pages.map(({html}) => html));
  const inPage = contentSecurityPolicy(hashes, services, 'meta');
  const inHeader = contentSecurityPolicy(hashes, services, 'header');
  const hostFiles = {
    _headers: headersFile(files, inHeader),
    _redirects: redirectsFile(files),
    '_nginx-headers.conf': nginxHeaders(inHeader),
  };
  await Promise.all([
    ...pages.map(({file, html}) => writeFile(path.join(outDir, file), addPolicy(html, inPage))),
    ...Object.entries(hostFiles).map(([file, text]) => writeFile(path.join(outDir, file), text)),
  ]);
}
