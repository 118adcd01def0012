import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {headersFile} from '../../hosting/formats/headersFile';
import {nginxHeaders} from '../../hosting/formats/nginx';
import {redirectsFile} from '../../hosting/formats/redirectsFile';
import {contentSecurityPolicy, type Services} from '../../hosting/policy';
import {NOT_FOUND_PAGE, ROBOTS_FILE} from '../../hosting/rules';
import type {BuiltPage, FinishingStep} from '../lib/finishedBuild';
import {listFiles} from '../lib/listFiles';
import {hashInlineCode} from './hashInlineCode';
import {replaceMark} from './template';

/**
 * Gives every page its Content-Security-Policy, and hosts their files. Comes when nothing changes the
 * pages' inline scripts and styles any more. Test: tests/unit/html/applyPolicy.test.ts
 *
 * @param services outside services the build was configured for
 * @throws Error when all pages ask for something that it blocks
 */
export function applyPolicy(services: Services): FinishingStep {
  return async ({outDir, siteUrl, pages, addedStyles}) => {
    const hashes = hashInlineCode(
      pages.map((page) => page.document()),
      addedStyles,
    );
    const inPage = contentSecurityPolicy(hashes, services, 'meta');
    const inHeader = contentSecurityPolicy(hashes, services, 'header');
    refuseBlocked(
      pages.find(({route}) => route === NOT_FOUND_PAGE),
      siteUrl,
      inPage,
    );
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

/**
 * What all pages ask for of other hosts, seen in one that no writer writes: theirs are told of with their words
 * (src/markdown/checks).
 */
function refuseBlocked(page: BuiltPage | undefined, siteUrl: string, policy: string): void {
  const asking = page?.document().querySelectorAll(ASKING) ?? [];
  for (const element of Array.from(asking)) {
    const address = element.getAttribute('src') ?? element.getAttribute('href') ?? '';
    const {protocol, origin, host} = new URL(address, siteUrl);
    const isAllowed = policy
      .split(/[ ;]+/)
      .some(
        (source) =>
          source === origin || (source.startsWith('https://*.') && host.endsWith(source.slice(9))),
      );
    if (isAllowed || !protocol.startsWith('http') || siteUrl.startsWith(`${origin}/`)) continue;
    throw new Error(
      `The site's policy blocks ${origin}, from which docusaurus.config.ts or a plugin puts ${address} into each page: add it to hosting/policy.ts, or take it out. For Google Analytics set GTAG_TRACKING_ID instead.`,
    );
  }
}

/** A tag that asks by its script says so in a link before. */
const ASKING = '[src], link[rel="stylesheet"], link[rel="preconnect"]';
