import {useEffect, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import sections from '@generated/site-pages/default/sections.json';
import {goToKeptPlace} from '../../lib/keepPlace';
import {plainText, type SearchResult} from '../clients/answer';
import {ResultText} from '../results/ResultText';
import {groupByPage} from './groupByPage';
import styles from './page.module.css';

/** The results, a card for each page; a reader who comes back is where he or she has left them. */
export function ResultList({results}: {results: readonly SearchResult[]}): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  const shown = useRef<{first?: string; count: number; cards: number}>({count: 0, cards: 0});
  const areThere = results.length > 0;
  useEffect(() => {
    if (areThere) goToKeptPlace(); // before, the page was too short and had no result
  }, [areThere]);
  // The button for more is now below what it brought, or gone. A reader who went elsewhere meanwhile stays there.
  useEffect(() => {
    const before = shown.current;
    const cards = list.current?.children ?? [];
    shown.current = {first: results[0]?.url, count: results.length, cards: cards.length};
    const isMore = before.first === results[0]?.url && before.count < results.length;
    if (!isMore || !document.activeElement?.matches('body, main button')) return;
    (cards[before.cards] ?? cards[cards.length - 1])?.querySelector('a')?.focus();
  }, [results]);
  if (!areThere) return null;
  return (
    <ol ref={list} className={`clean-list ${styles.results}`}>
      {groupByPage(results).map((group) => (
        <li key={group[0].url} className={styles.card}>
          <svg className="sp-pictogram" aria-hidden="true">
            <use href={iconOf(group[0])} />
          </svg>
          <ul className="clean-list">
            {group.map((result, at) => (
              <li key={result.url} className={at > 0 ? styles.part : undefined}>
                <Link to={result.url} className={styles.hit}>
                  <ResultText {...result} isPart={at > 0} />
                </Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function iconOf({titles: [section = []]}: SearchResult): string | undefined {
  return sections.find(({title}) => title === plainText(section))?.icon;
}
