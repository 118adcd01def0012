import {useRef, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {Part} from '../../lib/Part';
import {tellsNothing} from '../engine/stopWords';
import {countOf, Failure, InsteadOf, NoResults, Status, Suggestions} from '../results/Messages';
import styles from './page.module.css';
import {ResultList} from './ResultList';
import {useQuery} from './useQuery';
import {useSearch} from './useSearch';

/** The search page: what a query finds, page after page. Test: tests/browser/search/page.spec.ts */
export default function SearchPage(): ReactNode {
  const box = useRef<HTMLInputElement>(null);
  const news = useRef<HTMLDivElement>(null);
  const {query, asked, setQuery, ask} = useQuery(box);
  const {status, answered, total, others, results, more, isSlow, proceed} = useSearch(asked);
  const rest = total + others - results.length;
  const isAnswered = results.length >= total;
  const isUnasked = status === 'idle' || (status === 'done' && total === 0 && tellsNothing(query));
  const isMiss =
    status === 'done' && total === 0 && !isUnasked && answered?.trim() === query.trim();
  const about = asked.trim();
  const title = 'Search the help';
  /** What goes as it is pressed must not take focus along; in the box a phone's keyboard would open. */
  const toTop = (): void => news.current?.focus();
  function suggest(suggestion: string): void {
    setQuery(suggestion);
    toTop();
  }
  function retry(): void {
    proceed();
    toTop();
  }
  return (
    <Layout>
      <PageMetadata title={about ? `Search results for “${about}”` : title} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={styles.page}>
        <Heading as="h1">{title}</Heading>
        <noscript>
          <p>
            Searching needs JavaScript. Without it, <Link to="/">Welcome</Link> leads to every
            section.
          </p>
        </noscript>
        <form role="search" onSubmit={(event) => event.preventDefault()}>
          <input
            ref={box}
            type="search"
            name="q"
            className="sp-field"
            aria-label={title}
            placeholder="For example: no sound, choke, latency"
            value={query}
            autoComplete="off"
            maxLength={512}
            // The page has one purpose, and the reader came for it.
            // eslint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            onChange={(event) => setQuery(event.target.value)}
            onBlur={() => ask(query)} // before what takes the focus makes an entry in the history
          />
        </form>
        <Part otherwise={(tryAgain) => <Failure onRetry={tryAgain} />}>
          <div ref={news} className={styles.status} tabIndex={-1}>
            <Status>
              {isSlow && results.length === 0 && <span>Loading the search</span>}
              {status === 'done' && total > 0 && (
                <span key={answered}>{countOf(total, others)}</span>
              )}
              {isMiss && <NoResults query={query} />}
            </Status>
          </div>
          {isMiss && <InsteadOf query={query} onSuggestion={suggest} />}
          {status === 'failed' && <Failure onRetry={retry} />}
          {isUnasked && <Suggestions title="Popular searches" query="" onSuggestion={suggest} />}
          <ResultList results={results} />
          {rest > 0 && status !== 'failed' && (
            <button type="button" className={`sp-button ${styles.more}`} onClick={proceed}>
              {`Show ${more} more${isAnswered ? ' that mention a word of it' : ''}`}
            </button>
          )}
          {status === 'done' && total > 0 && isAnswered && (
            <Suggestions title="Not it? Others search for:" query={query} onSuggestion={suggest} />
          )}
        </Part>
      </main>
    </Layout>
  );
}
