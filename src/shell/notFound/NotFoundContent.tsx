import type {ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PageMetadata} from '@docusaurus/theme-common';
import sections from '@generated/site-pages/default/sections.json';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import {PageCard} from './PageCard';
import Suggestions from './Suggestions';
import styles from './styles.module.css';

/** What a reader sees at an address that is none. Test: tests/browser/shell/notFound.spec.ts */
export default function NotFoundContent({className = ''}: Props): ReactNode {
  // The built page knows no address: one file answers for all of them.
  const knowsAddress = useIsBrowser();
  return (
    <main className={`container margin-vert--lg sp-not-found ${className}`}>
      <PageMetadata title="Page not found" />
      <div className={`theme-doc-markdown ${styles.content}`}>
        <div className={styles.asked}>
          <Heading as="h1">Page not found</Heading>
          {knowsAddress ? <Suggestions /> : <p>There is no page at this address.</p>}
        </div>
        <nav aria-label="All sections" className={styles.sections}>
          <Heading as="h2">All sections</Heading>
          <ul className="sp-link-cards">
            {sections.map((page) => (
              <PageCard key={page.url} page={page} description={page.description} />
            ))}
          </ul>
        </nav>
      </div>
    </main>
  );
}
