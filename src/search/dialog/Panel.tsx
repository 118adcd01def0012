import {useEffect, useRef, type ComponentProps, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Part} from '../../lib/Part';
import {plainText} from '../clients/answer';
import {tellsNothing} from '../engine/stopWords';
import {countOf, Failure, InsteadOf, NoResults, Status, Suggestions} from '../results/Messages';
import {namesOf, ResultText} from '../results/ResultText';
import {searchLink} from '../settings';
import styles from './panel.lazy.module.css';
import {useCombobox, type Combobox, type ComboboxProps, type List} from './useCombobox';

/** What stands below the search's box; the box stays if it fails. */
export default function PanelInPart(props: ComboboxProps): ReactNode {
  return (
    <Part otherwise={(tryAgain) => <Failure onRetry={tryAgain} />}>
      <Panel {...props} />
    </Part>
  );
}

function Panel(props: ComboboxProps): ReactNode {
  const {input} = props;
  const combobox = useCombobox(props);
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
            {shown > 0 && <span key={query}>{countOf(total, others)}</span>}
            {isMiss && <NoResults query={query} />}
            {isEmpty && <span className="sp-told">{lists.map(countSaved).join(', ')}</span>}
          </Status>
        </div>
        {isMiss && <InsteadOf query={query} onSuggestion={ask} />}
        {failed && <Failure onRetry={() => ask(query)} />}
        {results && (
          <ul
            {...listProps(results, 'Results')}
            ref={list}
            tabIndex={-1} // or Chromium's Tab stops at what scrolls
            className={`clean-list margin--none ${styles.list}`}>
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
            <SavedList key={saved.source.sourceId} list={saved} combobox={combobox} />
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

const TITLES: Record<string, string> = {recent: 'Recent searches', favorites: 'Favorite searches'};
/** For who doesn't see the lists change. */
const countSaved = ({source: {sourceId}, items}: List) => `${TITLES[sourceId]}: ${items.length}`;

/** Recent or favorite searches: a grid, since each has buttons beside its link. */
function SavedList({list, combobox}: {list: List; combobox: Combobox}): ReactNode {
  const {listProps, itemProps, addFavorite, remove} = combobox;
  const {sourceId} = list.source;
  const title = TITLES[sourceId] ?? '';
  const buttons = [{label: 'Remove', sign: '×', act: remove}];
  if (sourceId === 'recent') buttons.unshift({label: 'Save', sign: '☆', act: addFavorite});
  return (
    <>
      <p className={styles.heading}>{title}</p>
      <div {...(listProps(list, title) as ComponentProps<'div'>)} role="grid">
        {list.items.map((result) => (
          <div key={result.url} role="row" className={styles.row}>
            <div
              {...(itemProps(list, result) as ComponentProps<'div'>)}
              role="gridcell"
              className={styles.cell}>
              <Link to={result.url} tabIndex={-1} className={styles.item}>
                <ResultText {...result} />
              </Link>
            </div>
            <div role="gridcell">
              {buttons.map(({label, sign, act}) => (
                <button
                  key={label}
                  type="button"
                  className={`clean-btn ${styles.rowButton}`}
                  aria-label={`${label} “${plainText(result.titles.at(-1) ?? [])}”`}
                  title={label}
                  onClick={() => act(result)}>
                  {sign}
                </button>
              ))}
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
