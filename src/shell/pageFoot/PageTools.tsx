import {useState, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useDoc, useDocsSidebar, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {usePluginData} from '@docusaurus/useGlobalData';
import {SITE} from '../../config/site';
import {RELEASE_FEED_PLUGIN, type ReleaseFeedData} from '../../feed';
import {twinOfRoute} from '../../lib/pageAddress';
import {copyPage} from './copyPage';
import {headingInView} from './headingInView';
import {pageReportUrl} from './reportUrl';
import {pagesOfSection} from './sectionPages';
import styles from './styles.module.css';

/**
 * What a reader may do with a page, below it: copy it as Markdown, print its section, report a fault.
 * Buttons need scripts and are hidden without them; links work either way.
 * Tests: tests/browser/shell/pageFoot.spec.ts, tests/browser/html/print.spec.ts
 */
export default function PageTools(): ReactNode {
  const {metadata} = useDoc();
  const [said, say] = useState('');
  const route = metadata.permalink.slice(SITE.baseUrl.length).replace(/([^/])$/, '$1/');
  const twin = useBaseUrl(twinOfRoute(route));
  const {address: feed} = usePluginData(RELEASE_FEED_PLUGIN) as ReleaseFeedData;
  const section = pagesOfSection(useDocsSidebar()?.items ?? [], metadata.permalink);
  const copy = (): Promise<void> =>
    copyPage(twin).then(
      () => say('Copied as Markdown.'),
      () => say('The browser did not let it copy. Open “Markdown” and copy from there.'),
    );
  const print = (): Promise<void> => {
    say('Fetching the pages…');
    return import(/* webpackChunkName: "print-section" */ './printSection')
      .then(({printSection}) => printSection(section))
      .then(
        () => say(''),
        () => say('Not all pages could be fetched. Check the connection and try again.'),
      );
  };
  return (
    <div className={`${styles.tools} sp-page-tools`} role="group" aria-label="This page">
      <Head>
        <link rel="alternate" type="text/markdown" href={twin} />
      </Head>
      <button type="button" className="sp-button sp-needs-scripts" onClick={() => void copy()}>
        Copy page
      </button>
      {section.length > 0 && (
        <button type="button" className="sp-button sp-needs-scripts" onClick={() => void print()}>
          Print this section ({section.length} pages)
        </button>
      )}
      {/* Files, not pages: the router knows neither. */}
      {/* eslint-disable-next-line @docusaurus/no-html-links */}
      <a href={twin}>Markdown</a>
      {feed && route === 'release-notes/' && (
        // eslint-disable-next-line @docusaurus/no-html-links
        <a href={feed}>Feed</a>
      )}
      <ReportLink title={metadata.title} address={SITE.url + SITE.baseUrl + route} />
      <span role="status" className={styles.status}>
        {said}
      </span>
      <p className="sp-print-source">{SITE.url.replace('https://', '') + SITE.baseUrl + route}</p>
    </div>
  );
}

function ReportLink({title, address}: {title: string; address: string}): ReactNode {
  const {label: version} = useDocsVersion();
  const [heading, setHeading] = useState<ReturnType<typeof headingInView>>();
  const look = (): void => setHeading(headingInView());
  return (
    <Link
      className={styles.report}
      to={pageReportUrl({title, address, version, heading})}
      onPointerDown={look}
      onFocus={look}>
      Something wrong on this page?
    </Link>
  );
}
