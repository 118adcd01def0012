import {useEffect, useRef, type KeyboardEvent, type ReactNode} from 'react';
import styles from './waitingBox.module.css';

interface Props {
  query: string;
  onQuery: (query: string) => void;
  onClose: () => void;
}

/**
 * Takes the reader's keys while DocSearch's dialog is still on its way, which may last a second on a
 * phone; the dialog goes on with what was typed. Looks like its box, and is there at once.
 * Test: tests/browser/searchPreload.spec.ts
 */
export default function WaitingBox({query, onQuery, onClose}: Props): ReactNode {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent): void => {
    event.stopPropagation(); // the page's own shortcuts are not meant
    if (event.key === 'Escape') onClose();
    if (event.key === 'Tab') event.preventDefault(); // there is nowhere else to go in here
  };
  return (
    <div className={styles.backdrop}>
      <div className={styles.dialog} role="dialog" aria-modal="true" aria-label="Search">
        <input
          ref={box}
          type="search"
          className={styles.box}
          aria-label="Search"
          autoComplete="off"
          value={query}
          onKeyDown={onKeyDown}
          onChange={(event) => onQuery(event.target.value)}
        />
        <p className={styles.status} role="status">
          Loading the search
        </p>
      </div>
    </div>
  );
}
