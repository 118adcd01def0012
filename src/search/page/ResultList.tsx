import {useEffect, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import sections from '@generated/site-pages/default/sections.json';
import type {SearchResult} from '../clients/client';
import {plainText} from '../marked';
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
            <svg className="sp-pictogram" aria-hidden="true">
              <use href={iconOf(result)} />
            </svg>
            <span className={styles.text}>
              <ResultText {...result} />
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}

/** @returns the pictogram of the result's part of the site; none for a part that another site has */
function iconOf({titles: [section = []]}: SearchResult): string | undefined {
  return sections.find(({title}) => title === plainText(section))?.icon;
}
