import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {WayIn} from './waysIn';
import styles from '../results/result.module.css';

/** What fits a query that finds nothing; its lists are loaded then. */
export function WaysIn({query}: {query: string}): ReactNode {
  const [ways, setWays] = useState<readonly WayIn[]>([]);
  useEffect(() => {
    Promise.all([
      import(/* webpackChunkName: "search-ways-in" */ './waysIn'),
      import(/* webpackChunkName: "search-gaps" */ '@generated/search/default/gaps.json'),
    ]).then(
      ([{waysIn}, {default: gaps}]) => setWays(waysIn(query, gaps)),
      () => undefined, // the message stands without it
    );
  }, [query]);
  return ways.map(({says, pages}) => (
    <p key={says} className={styles.wayIn}>
      {says}{' '}
      {Object.entries(pages).map(([route, title], at) => (
        <span key={route}>
          <span>{at > 0 ? ' · ' : ''}</span>
          <Link to={`/${route}`}>{title}</Link>
        </span>
      ))}
    </p>
  ));
}
