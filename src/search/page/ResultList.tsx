import {useEffect, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {SearchResult} from '../clients/client';
import {ResultText} from '../results/ResultText';
import styles from './page.lazy.module.css';
import {keepScrollPlace, restoreScrollPlace} from './scrollPlace';

/** The results, scrolled to where a reader who comes back has left them. */
export function ResultList({results}: {results: readonly SearchResult[]}): ReactNode {
  const areThere = results.length > 0;
  useEffect(() => {
    if (areThere) restoreScrollPlace();
  }, [areThere]);
  if (!areThere) return null;
  return (
    <ol className={styles.results}>
      {results.map((result) => (
        <li key={result.url}>
          <Link to={result.url} className={styles.result} onClick={keepScrollPlace}>
            <ResultText {...result} />
          </Link>
        </li>
      ))}
    </ol>
  );
}
