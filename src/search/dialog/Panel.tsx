import {useEffect, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Part} from '../../lib/Part';
import {tellsNothing} from '../engine/stopWords';
import {countOf, Failure, InsteadOf, NoResults, Suggestions} from '../results/Messages';
import {namesOf, ResultText} from '../results/ResultText';
import {Status} from '../results/Status';
import {searchLink} from '../settings';
import styles from './panel.lazy.module.css';
import SavedList from './SavedList';
import {useCombobox} from './useCombobox';

interface Props {
  input: HTMLInputElement;
  /** Enter that still waits for an answer. */
  enter: KeyboardEvent | null;
  onClose: () => void;
}

/** What stands below the search's box; the box stays if it fails. */
export default function PanelInPart(props: Props): ReactNode {
  return (
    <Part otherwise={(tryAgain) => <Failure onRetry={tryAgain} />}>
      <Panel {...props} />
    </Part>
  );
}

function Panel({input, enter, onClose}: Props): ReactNode {
  const combobox = useCombobox(input, enter, onClose);
  const {query, isDone, isSlow, failed, lists, total, others, ask, listProps, itemProps} = combobox;
  const list = useRef<HTMLUListElement>(null);
  const results = lists.find(({source}) => source.sourceId === 'results');
  const shown = results?.items.length ?? 0;
  const isEmpty = isDone && shown === 0 && tellsNothing(query);
  const isMiss = isDone && shown === 0 && !isEmpty;

  // A new query begins at the top, of the list or, in a low window, of the dialog.
  useEffect(() => {
    for (const part of [list.current, input.closest('dialog')]) part?.scrollTo(0, 0);
  }, [query, input]);

  return (
    <>
      {/* A phone's keyboard lies over half of the results: who drags them wants to see the rest. */}
      <div className={styles.panel} onTouchMove={() => input.blur()}>
        <div className={styles.status}>
          <Status>
            {isSlow && shown === 0 && <span>Loading the search</span>}
            {shown > 0 && <span>{countOf(total, others)}</span>}
            {isMiss && <NoResults query={query} />}
          </Status>
        </div>
        {isMiss && <InsteadOf query={query} onSuggestion={ask} />}
        {failed && <Failure onRetry={() => ask(query)} />}
        {results && (
          <ul
            {...listProps(results, 'Results')}
            ref={list}
            tabIndex={-1} // or Chromium's Tab stops at what scrolls
            className={`clean-list ${styles.list}`}>
            {results.items.map((result) => {
              const props = itemProps(results, result);
              return (
                <li key={result.url} role="presentation">
                  <Link
                    {...props}
                    {...namesOf(props.id)}
                    to={result.url}
                    tabIndex={-1}
                    className={styles.item}>
                    <ResultText {...result} id={props.id} />
                  </Link>
                </li>
              );
            })}
          </ul>
        )}
        {isEmpty &&
          lists.map((saved) => (
            <SavedList key={saved.source.sourceId} list={saved} {...combobox} />
          ))}
        {isEmpty && <Suggestions title="Popular searches" query="" onSuggestion={ask} />}
      </div>
      {total + others > shown && shown > 0 && (
        <p className={styles.more}>
          <Link to={searchLink(query)}>
            {total > shown ? `See all ${countOf(total)}` : 'See the others too'}
          </Link>
        </p>
      )}
    </>
  );
}
