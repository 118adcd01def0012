import type {ComponentProps, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {plainText} from '../marked';
import {ResultText} from '../results/ResultText';
import styles from './panel.lazy.module.css';
import type {Combobox, Item, List} from './useCombobox';

interface Props extends Pick<Combobox, 'listProps' | 'itemProps' | 'addFavorite' | 'remove'> {
  list: List;
}

/** Recent or favorite searches: a grid, since each has buttons beside its link. */
export default function SavedList({
  list,
  listProps,
  itemProps,
  addFavorite,
  remove,
}: Props): ReactNode {
  const isRecent = list.source.sourceId === 'recent';
  const title = isRecent ? 'Recent searches' : 'Favorite searches';
  return (
    <>
      <p className={styles.heading}>{title}</p>
      <div
        {...(listProps(list) as ComponentProps<'div'>)}
        role="grid"
        aria-labelledby={undefined}
        aria-label={title}>
        {list.items.map((item) => (
          <div key={item.objectID} role="row" className={styles.row}>
            <div
              {...(itemProps(list, item) as ComponentProps<'div'>)}
              role="gridcell"
              className={styles.cell}>
              <Link to={item.url} tabIndex={-1} className={styles.item}>
                <ResultText {...item.result} />
              </Link>
            </div>
            <div role="gridcell" className={styles.actions}>
              {isRecent && (
                <RowButton label="Save" item={item} sign="☆" onClick={() => addFavorite(item)} />
              )}
              <RowButton label="Remove" item={item} sign="×" onClick={() => remove(item)} />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}

function RowButton({
  label,
  item,
  sign,
  onClick,
}: {
  label: string;
  item: Item;
  sign: string;
  onClick: () => void;
}): ReactNode {
  const name = plainText(item.result.titles.at(-1) ?? []);
  return (
    <button
      type="button"
      className={styles.rowButton}
      aria-label={`${label} “${name}”`}
      title={label}
      onClick={onClick}>
      {sign}
    </button>
  );
}
