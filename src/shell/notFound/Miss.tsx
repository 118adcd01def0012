import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A drum from above, and a stick that comes down beside it; in the drum's own colors in both modes. */
export function Miss(): ReactNode {
  return (
    <svg className={styles.miss} viewBox="0 0 132 100" strokeLinecap="round" aria-hidden="true">
      <defs>
        <radialGradient id="miss-head" cx="0.38" cy="0.34" r="0.7">
          <stop offset="0.2" stopColor="var(--sp-drum-light)" />
          <stop offset="1" stopColor="var(--sp-drum-edge)" />
        </radialGradient>
        <radialGradient id="miss-center" cx="0.4" cy="0.36" r="0.7">
          <stop offset="0" stopColor="var(--sp-zone-center)" />
          <stop offset="1" stopColor="var(--sp-drum-center)" />
        </radialGradient>
      </defs>
      <circle
        fill="url(#miss-head)"
        stroke="var(--sp-drum-rim-dark)"
        strokeWidth="6"
        cx="46"
        cy="50"
        r="39"
      />
      <circle fill="none" stroke="var(--sp-drum-shine)" strokeWidth="2.5" cx="46" cy="50" r="39" />
      <circle fill="url(#miss-center)" cx="46" cy="50" r="16" />
      <path stroke="#a8804c" strokeWidth="5" d="M99 29l21 66" />
      <circle fill="#a8804c" cx="99" cy="29" r="4" />
      <path stroke="currentColor" strokeWidth="2.5" d="M99 14v-8m11 12l6-6m-22 6l-6-6" />
    </svg>
  );
}
