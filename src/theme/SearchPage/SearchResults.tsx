import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import {highlightParts} from '@site/src/lib/search/highlight';
import {missingResultsUrl} from '@site/src/lib/search/missingResultsUrl';
import type {Hit} from '@site/src/lib/search/response';
import styles from './styles.module.css';
import type {SearchState} from './useSearch';

/** What the search has to say: how many results, none, or that it failed (specification, section 8). */
export function SearchMessage({
  search,
  query,
  onSuggestion,
}: {
  search: SearchState;
  query: string;
  onSuggestion: (query: string) => void;
}): ReactNode {
  if (search.status === 'failed') {
    return (
      <>
        <p className={styles.title}>Unable to fetch results</p>
        <p>You might want to check your network connection.</p>
        <button type="button" className="sp-button" onClick={search.proceed}>
          Try again
        </button>
      </>
    );
  }
  if (search.status !== 'done') return null;
  if (search.total > 0) return search.total === 1 ? '1 result' : `${search.total} results`;
  return (
    <>
      <p className={styles.title}>No results found for "{query}"</p>
      <p>Try searching for:</p>
      <ul>
        {search.suggestions.map((suggestion) => (
          <li key={suggestion}>
            <button
              type="button"
              className={styles.suggestion}
              onClick={() => onSuggestion(suggestion)}>
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
      <p>
        Believe this query should return results?{' '}
        <Link href={missingResultsUrl(query)}>Let us know.</Link>
      </p>
    </>
  );
}

/** The results found so far, and the way to more. */
export function SearchResults({search}: {search: SearchState}): ReactNode {
  return (
    <>
      {search.hits.length > 0 && (
        <ol className={styles.results}>
          {search.hits.map((hit) => (
            <Result key={hit.objectID} hit={hit} />
          ))}
        </ol>
      )}
      {search.hasMore && search.status !== 'failed' && (
        <button type="button" className="sp-button" onClick={search.proceed}>
          More results
        </button>
      )}
    </>
  );
}

function Result({hit}: {hit: Hit}): ReactNode {
  const processUrl = useSearchResultUrlProcessor();
  // A page outside all sections, such as the glossary, is a section of its own name.
  const titles = Object.values(hit._highlightResult.hierarchy)
    .map(({value}) => value)
    .filter((title, level, all) => title !== all[level - 1]);
  const own = titles.at(-1) ?? '';
  const content = hit._snippetResult.content?.value;
  return (
    <li className={styles.result}>
      <Link to={processUrl(hit.url)} className={styles.resultTitle}>
        <Highlighted value={own} />
      </Link>
      {titles.length > 1 && (
        <p className={styles.path}>
          <Highlighted value={titles.slice(0, -1).join(' › ')} />
        </p>
      )}
      {content && (
        <p className={styles.snippet}>
          <Highlighted value={content} />
        </p>
      )}
    </li>
  );
}

function Highlighted({value}: {value: string}): ReactNode {
  return highlightParts(value).map(({text, found}, index) =>
    found ? <mark key={index}>{text}</mark> : text,
  );
}
