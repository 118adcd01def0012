import type {ReactNode} from 'react';
import {plainText, type MarkedText, type SearchResult} from '../clients/answer';
import styles from './result.module.css';

interface Props extends SearchResult {
  /** Whether it stands below another of its page, which says where. */
  isPart?: boolean;
  /** Of what it stands in, which takes its name from it: `namesOf`. */
  id?: string;
}

/** What stands before a line of an answer that is no step. */
const SIGNS: Readonly<Record<string, string>> = {item: '•', row: '•'};

/** A result's heading below its page's name, or that below its part of the site, and its answer or snippet. */
export function ResultText({titles, snippet, answer, isPart, id}: Props): ReactNode {
  const [section = [], page = section, ...headings] = titles;
  const heading = headings.at(-1);
  // A page outside all sections, such as the glossary, is a section of its own name.
  const isOwnSection = plainText(section) === plainText(page);
  const hasPage = heading && !isOwnSection;
  return (
    <>
      <span id={id && `${id}-title`} className={styles.title}>
        {hasPage && !isPart && (
          <span className={styles.place}>
            <span>{plainText(page)}</span>
            <span className="sp-colon">: </span>
          </span>
        )}
        <Marked text={heading ?? page} />
      </span>
      <span id={id && `${id}-text`} className={styles.text}>
        {answer?.map(({kind, number, text}, index) => (
          <span key={index} className={styles.line} data-sign={number ? `${number}.` : SIGNS[kind]}>
            <Marked text={text} />
          </span>
        ))}
        {!answer && snippet.length > 0 && (
          <span className={styles.snippet}>
            <Marked text={snippet} />
          </span>
        )}
      </span>
      {!hasPage && !isPart && (!isOwnSection || heading) && (
        <span id={id && `${id}-place`} className={`${styles.place} ${styles.section}`}>
          {plainText(section)}
        </span>
      )}
    </>
  );
}

/** @returns attributes of what holds a result's text: title and place are its name, the rest says more of it */
export function namesOf(id = '') {
  return {'aria-labelledby': `${id}-title ${id}-place`, 'aria-describedby': `${id}-text`};
}

function Marked({text}: {text: MarkedText}): ReactNode {
  return text.map(({text: piece, found}, index) =>
    found ? <mark key={index}>{piece}</mark> : <span key={index}>{piece}</span>,
  );
}
