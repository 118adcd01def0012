import type {ReactNode, RefObject} from 'react';
import styles from './searchButton.module.css';

interface Props {
  /** Given the button, which takes the focus back when the search closes. */
  buttonRef: RefObject<HTMLButtonElement>;
  /** Whether / opens the search; readers can turn it off. */
  slashKey: boolean;
  onClick: () => void;
  /** Called when a reader goes for the search, before the click: loads what the click will need. */
  onIntent: () => void;
}

/** The search's button in the navbar; the key it shows opens the search too (specification, section 9). */
export default function SearchButton({buttonRef, slashKey, onClick, onIntent}: Props): ReactNode {
  return (
    <button
      ref={buttonRef}
      type="button"
      className={styles.button}
      aria-keyshortcuts={`${slashKey ? '/ ' : ''}Control+K Meta+K`}
      aria-haspopup="dialog"
      onClick={onClick}
      onFocus={onIntent}
      onPointerEnter={onIntent}>
      <svg width="18" height="18" viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="8.5" cy="8.5" r="5.5" fill="none" stroke="currentColor" strokeWidth="2" />
        <path d="m13 13 4.5 4.5" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
      <span className={styles.label}>Search</span>
      {slashKey && (
        <kbd className={styles.key} aria-hidden="true">
          /
        </kbd>
      )}
    </button>
  );
}
