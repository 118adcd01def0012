import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {PageMetadata, useSearchQueryString} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {Part} from '../../lib/Part';
import {countOf, Failure, NoResults, Suggestions} from '../results/Messages';
import styles from './page.module.css';
import {ResultList} from './ResultList';
import {useSearch} from './useSearch';

/** The search page: what a query finds, page after page. Test: tests/browser/search/page.spec.ts */
export default function SearchPage(): ReactNode {
  const [query, setQuery] = useSearchQueryString();
  const {status, asked, total, others, results, more, proceed} = useSearch(query);
  const rest = total + others - results.length;
  const isAnswered = results.length >= total;
  const title = 'Search the help';
  return (
    <Layout>
      <PageMetadata title={query ? `Search results for “${query}”` : title} />
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
            className="sp-field"
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
        <Part otherwise={(tryAgain) => <Failure onRetry={tryAgain} />}>
          <div className={styles.status} role="status">
            {status === 'done' && total > 0 && <span>{countOf(total, others)}</span>}
            {status === 'done' && total === 0 && asked === query.trim() && (
              <NoResults query={query} onSuggestion={setQuery} />
            )}
          </div>
          {status === 'failed' && <Failure onRetry={proceed} />}
          {status === 'idle' && (
            <Suggestions title="Popular searches" query={query} onSuggestion={setQuery} />
          )}
          <ResultList results={results} />
          {rest > 0 && status !== 'failed' && (
            <button type="button" className={`sp-button ${styles.more}`} onClick={proceed}>
              {`Show ${more} more${isAnswered ? ' that mention a word of it' : ''}`}
            </button>
          )}
          {status === 'done' && total > 0 && isAnswered && (
            <Suggestions title="Not it? Others search for:" query={query} onSuggestion={setQuery} />
          )}
        </Part>
      </main>
    </Layout>
  );
}
