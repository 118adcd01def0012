import type {ComponentProps, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {plainText} from '../marked';
import {ResultText} from '../results/ResultText';
import styles from './panel.lazy.module.css';
import type {Combobox, List} from './useCombobox';

type Props = Pick<Combobox, 'listProps' | 'itemProps' | 'addFavorite' | 'remove'> & {list: List};

/** Recent or favorite searches: a grid, since each has buttons beside its link. */
export default function SavedList(props: Props): ReactNode {
  const {list, listProps, itemProps, addFavorite, remove} = props;
  const isRecent = list.source.sourceId === 'recent';
  const title = isRecent ? 'Recent searches' : 'Favorite searches';
  const buttons = [{label: 'Remove', sign: '×', act: remove}];
  if (isRecent) buttons.unshift({label: 'Save', sign: '☆', act: addFavorite});
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
