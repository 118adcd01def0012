import type {ReactNode} from 'react';
import type {SearchResult} from '../clients/client';
import {plainText} from '../marked';
import {Marked} from './Marked';
import styles from './result.lazy.module.css';

/**
 * What a result says: its page, the heading on it if it is not the page's beginning, where it stands, and
 * what it says around the words found.
 */
export function ResultText({titles, snippet}: SearchResult): ReactNode {
  // A page outside all sections, such as the glossary, is a section of its own name.
  const own = titles.filter(
    (title, level) => level === 0 || plainText(title) !== plainText(titles[level - 1] ?? []),
  );
  const [section = [], page, ...headings] = own.length > 1 ? own : [[], own[0] ?? []];
  return (
    <>
      <span className={styles.title}>
        {[page ?? [], ...headings].map((title, level) => (
          <span key={level}>
            {level > 0 && <span className={styles.arrow}> › </span>}
            <Marked text={title} />
          </span>
        ))}
      </span>
      {snippet.length > 0 && (
        <span className={styles.snippet}>
          <Marked text={snippet} />
        </span>
      )}
      {section.length > 0 && (
        <span className={styles.section}>
          <Marked text={section} />
        </span>
      )}
    </>
  );
}
