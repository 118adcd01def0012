import {Fragment, type ReactNode} from 'react';
import type {SearchResult} from '../clients/client';
import {plainText} from '../marked';
import {Marked} from './Marked';
import styles from './result.lazy.module.css';

/** What a result says: its page and own heading, what it says around the words found, and its part of the site. */
export function ResultText({titles, snippet}: SearchResult): ReactNode {
  const [section = [], page = section, ...headings] = titles;
  const heading = headings.at(-1);
  // A page outside all sections, such as the glossary, is a section of its own name.
  const isOwnSection = plainText(section) === plainText(page);
  const own = heading ? [heading] : [];
  const path = isOwnSection && heading ? own : [page, ...own];
  return (
    <>
      <span className={styles.title}>
        {path.map((part, place) => (
          <Fragment key={place}>
            {place > 0 && ' '}
            <span className={styles.part}>
              {place > 0 && <span className={styles.arrow}>› </span>}
              <Marked text={part} />
            </span>
          </Fragment>
        ))}
      </span>
      {snippet.length > 0 && (
        <span className={styles.snippet}>
          <Marked text={snippet} />
        </span>
      )}
      {(!isOwnSection || heading) && (
        <span className={styles.section}>
          <Marked text={section} />
        </span>
      )}
    </>
  );
}
