import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {headersFile} from '../../hosting/formats/headersFile';
import {nginxHeaders} from '../../hosting/formats/nginx';
import {redirectsFile} from '../../hosting/formats/redirectsFile';
import {contentSecurityPolicy, type Services} from '../../hosting/policy';
import {ROBOTS_FILE} from '../../hosting/rules';
import type {FinishingStep} from '../lib/finishedBuild';
import {listFiles} from '../lib/listFiles';
import {hashInlineCode} from './hashInlineCode';
import {replaceMark} from './template';

/**
 * Gives every page its Content-Security-Policy, and hosts their files. Comes when nothing changes the
 * pages' inline scripts and styles any more.
 *
 * @param services outside services the build was configured for
 */
export function applyPolicy(services: Services): FinishingStep {
  return async ({outDir, siteUrl, pages, addedStyles}) => {
    const hashes = hashInlineCode(
      pages.map((page) => page.document()),
      addedStyles,
    );
    const inPage = contentSecurityPolicy(hashes, services, 'meta');
    const inHeader = contentSecurityPolicy(hashes, services, 'header');
    const element = `<meta http-equiv="Content-Security-Policy" content="${inPage}">`;
    for (const page of pages) page.html = replaceMark(page.html, 'policy', element);
    const files = await listFiles(outDir);
    const hostFiles = {
      _headers: headersFile(files, inHeader),
      _redirects: redirectsFile(files),
      '_nginx-headers.conf': nginxHeaders(inHeader),
      [ROBOTS_FILE]: `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}sitemap.xml\n`,
    };
    for (const [file, text] of Object.entries(hostFiles)) {
      await writeFile(path.join(outDir, file), text);
    }
  };
}
