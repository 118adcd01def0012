import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A drum from above, and a stick that comes down beside it. */
export function Miss(): ReactNode {
  return (
    <svg className={styles.miss} viewBox="0 0 132 100" aria-hidden="true">
      <circle className={styles.rim} cx="46" cy="50" r="41" />
      <circle className={styles.edge} cx="46" cy="50" r="37" />
      <circle className={styles.center} cx="46" cy="50" r="16" />
      <path className={styles.stick} d="M100 33l20 62" />
      <circle className={styles.tip} cx="99" cy="29" r="4" />
      <path className={styles.hit} d="M99 14v-8m11 12l6-6m-22 6l-6-6" />
    </svg>
  );
}
