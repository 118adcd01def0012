import {useEffect, type ReactNode} from 'react';
import type {Props} from '@theme/ColorModeToggle';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import styles from './styles.module.css';

/**
 * The button for light and dark. It answers before React has taken the page over (../earlyControls): the
 * mode then changes at once, and is kept here, by Docusaurus, as soon as React is there.
 * Tests: tests/browser/shell/earlyControls.spec.ts, colorMode.spec.ts
 */
export default function ColorModeToggle({
  className = '',
  buttonClassName = '',
  value,
  onChange,
}: Props): ReactNode {
  useEffect(() => {
    const {dataset} = document.documentElement;
    const chosen = dataset.chosenEarly;
    if (chosen !== 'light' && chosen !== 'dark') return;
    delete dataset.chosenEarly;
    onChange(chosen);
  }, [onChange]);
  const mode = value === 'dark' ? 'dark' : 'light';
  return (
    <div className={`${styles.toggle} ${className}`}>
      <button
        type="button"
        className={`clean-btn ${styles.button} ${buttonClassName}`}
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
