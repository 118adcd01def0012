import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {
  useDoc,
  useDocsVersion,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {SITE} from '../../config/site';
import {routeOfDoc} from '../../lib/docs';
import {copyOfRoute} from '../../lib/pageAddress';
import {REPORT_ID} from '../../lib/reportLink';
import {pageReportUrl} from './reportUrl';
import {pagesOf} from './sectionPages';

/**
 * What a reader may do with a page, below it: copy it as Markdown, print its section, report a fault.
 * Buttons need scripts and are hidden without them; links work either way. deferred.ts answers them.
 * Tests: tests/browser/shell/pageFoot.spec.ts, tests/browser/html/print.spec.ts
 */
export default function PageTools(): ReactNode {
  const {metadata} = useDoc();
  const {label: version} = useDocsVersion();
  const route = routeOfDoc(metadata, SITE.baseUrl);
  const address = SITE.url + SITE.baseUrl + route;
  const copy = useBaseUrl(copyOfRoute(route));
  const item = useSidebarBreadcrumbs()?.at(-1);
  const section = item?.type === 'category' ? pagesOf(item) : []; // the page is its landing page
  return (
    <div className="sp-page-tools" role="group" aria-label="This page">
      <Head>
        <link rel="alternate" type="text/markdown" href={copy} />
      </Head>
      <button type="button" className="sp-button sp-needs-scripts" data-copies={copy}>
        Copy page
      </button>
      {section.length > 0 && (
        <button
          type="button"
          className="sp-button sp-needs-scripts"
          data-prints={section.join(' ')}>
          {`Print all ${section.length} pages`}
        </button>
      )}
      {/* A file, not a page: the router doesn't know it. */}
      {/* eslint-disable-next-line no-restricted-syntax -- no page of this site */}
      <a href={copy}>Markdown</a>
      <Link id={REPORT_ID} to={pageReportUrl({title: metadata.title, address, version})}>
        Mistake on this page?
      </Link>
      <span role="status" />
      <p className="sp-print-source">{address.replace('https://', '')}</p>
    </div>
  );
}
