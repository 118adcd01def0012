/**
 * Replaces @theme/SearchPage (theme-search-algolia 3.9.1) rather than wrapping it, because it builds
 * its own Algolia client, throws when the service fails, has no main landmark, loads further results
 * only by scrolling, and says 'Powered by Algolia' whoever answers.
 * Test: tests/browser/searchPage.spec.ts
 */
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {HtmlClassNameProvider, PageMetadata, useSearchQueryString} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {SearchMessage, SearchResults} from './SearchResults';
import styles from './styles.module.css';
import {useSearch} from './useSearch';

export default function SearchPage(): ReactNode {
  const [query, setQuery] = useSearchQueryString();
  const search = useSearch(query);
  const title = query ? `Search results for "${query}"` : 'Search the help';
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <Layout>
        <PageMetadata title={title} />
        <Head>
          <meta name="robots" content="noindex, follow" />
        </Head>
        <main className={styles.page}>
          <Heading as="h1">{title}</Heading>
          <noscript>
            <p>Searching needs JavaScript. Without it, the sections below lead to every page.</p>
          </noscript>
          <form role="search" onSubmit={(event) => event.preventDefault()}>
            <input
              type="search"
              name="q"
              className={styles.input}
              aria-label="Search"
              placeholder="For example: no sound, choke, latency"
              value={query}
              autoComplete="off"
              // The page has one purpose, and the reader came for it.
              // eslint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
              onChange={(event) => setQuery(event.target.value)}
            />
          </form>
          <div className={styles.status} role="status">
            <SearchMessage search={search} query={query} onSuggestion={setQuery} />
          </div>
          <SearchResults search={search} />
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
