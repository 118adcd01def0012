import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {SearchResult} from '../clients/client';
import {ResultText} from '../results/ResultText';
import styles from './page.lazy.module.css';

/** The results found so far. */
export function ResultList({results}: {results: readonly SearchResult[]}): ReactNode {
  if (results.length === 0) return null;
  return (
    <ol className={styles.results}>
      {results.map((result) => (
        <li key={result.url}>
          <Link to={result.url} className={styles.result}>
            <ResultText {...result} />
          </Link>
        </li>
      ))}
    </ol>
  );
}
