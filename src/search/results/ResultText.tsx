import {Fragment, type ReactNode} from 'react';
import type {SearchResult} from '../clients/client';
import {plainText} from '../marked';
import {Marked} from './Marked';
import styles from './result.lazy.module.css';

/** What a result says: its own heading, what it says around the words found, and where it stands. */
export function ResultText({titles, snippet}: SearchResult): ReactNode {
  const [section = [], page = section, ...headings] = titles;
  const heading = headings.at(-1);
  // A page outside all sections, such as the glossary, is a section of its own name.
  const isOwnSection = plainText(section) === plainText(page);
  const path = [...(isOwnSection ? [] : [section]), ...(heading ? [page] : [])];
  return (
    <>
      <span className={styles.title}>
        <Marked text={heading ?? page} />
      </span>
      {snippet.length > 0 && (
        <span className={styles.snippet}>
          <Marked text={snippet} />
        </span>
      )}
      {path.length > 0 && (
        <span className={styles.path}>
          {path.map((part, place) => (
            <Fragment key={place}>
              {place > 0 && ' › '}
              <Marked text={part} />
            </Fragment>
          ))}
        </span>
      )}
    </>
  );
}
