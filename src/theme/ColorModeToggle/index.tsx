import type {ReactNode} from 'react';
import type {Props} from '@theme/ColorModeToggle';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import styles from './styles.module.css';

/**
 * Replaces @theme/ColorModeToggle (theme-classic 3.9.1; replacing is listed as safe): the original is
 * disabled until React has taken the page over, a second or two on a slow phone. This one answers before
 * (src/shell/earlyControls): the mode changes at once, and is kept.
 * Test: tests/browser/shell/earlyControls.spec.ts
 */
export default function ColorModeToggle({className = '', value, onChange}: Props): ReactNode {
  const mode = value === 'dark' ? 'dark' : 'light';
  return (
    <div className={`${styles.toggle} ${className}`}>
      <button
        type="button"
        className={`clean-btn ${styles.button}`}
        data-early="color-mode"
        title={`${mode} mode`}
        aria-label={`Switch between dark and light mode (currently ${mode} mode)`}
        onClick={() => onChange(mode === 'dark' ? 'light' : 'dark')}>
        <IconLightMode className={styles.light} />
        <IconDarkMode className={styles.dark} />
      </button>
    </div>
  );
}
