import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {SITE} from '../../config/site';
import {SUGGESTIONS} from '../data/suggestions';
import {WaysIn} from '../waysIn/WaysIn';
import styles from './result.module.css';

/** As in the glossary's filter: longer than a reader takes between two letters. */
const PAUSE_MS = 500;

/** How the search goes: seen at once, told after a pause, not at each letter; the same words once more by another key. */
export function Status({children}: {children: ReactNode}): ReactNode {
  const [told, setTold] = useState<ReactNode>();
  useEffect(() => {
    const timer = setTimeout(setTold, PAUSE_MS, children);
    return () => clearTimeout(timer);
  }, [children]);
  return (
    <>
      <div aria-hidden="true">{children}</div>
      <div role="status" className="sp-told">
        {told}
      </div>
    </>
  );
}

/** Says that nobody answered, and offers to ask again (specification, section 8). */
export function Failure({onRetry}: {onRetry: () => void}): ReactNode {
  return (
    <div role="alert">
      <p className={styles.message}>Unable to fetch results</p>
      <p>You might want to check your network connection.</p>
      <button type="button" className="sp-button" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}

interface Props {
  query: string;
  onSuggestion: (query: string) => void;
}

/** Says that nothing was found (specification, section 8): all that is read out. */
export function NoResults({query}: {query: string}): ReactNode {
  return <p className={styles.message}>{`No results found for “${query.trim()}”`}</p>;
}

/** What to do about it. */
export function InsteadOf({query, onSuggestion}: Props): ReactNode {
  const title = `Search finds nothing for: ${query}`;
  const report = new URLSearchParams({title, body: 'What did you expect to find?'});
  return (
    <>
      <WaysIn query={query} />
      <Suggestions title="Try searching for:" query={query} onSuggestion={onSuggestion} />
      <p className={styles.report}>
        Believe this query should return results?{' '}
        <Link href={`${SITE.repository}/issues/new?${report.toString()}`}>Let us know.</Link>
      </p>
    </>
  );
}

/** What many readers search for, a press each; never what was just asked. */
export function Suggestions({title, query, onSuggestion}: Props & {title: string}): ReactNode {
  return (
    <>
      <p className={styles.lead}>{title}</p>
      <ul className={`clean-list ${styles.suggestions}`}>
        {SUGGESTIONS.filter((suggestion) => suggestion !== query.trim()).map((suggestion) => (
          <li key={suggestion}>
            <button type="button" className="sp-button" onClick={() => onSuggestion(suggestion)}>
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** @returns how many results there are, in words, and how many others that only mention a word of the query */
export function countOf(total: number, others = 0): string {
  const results = total === 1 ? '1 result' : `${total} results`;
  if (others === 0) return results;
  return `${results}; ${others} more ${others === 1 ? 'mentions' : 'mention'} a word of it`;
}
