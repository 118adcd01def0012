/**
 * Prints in light colors whatever the color mode: browsers leave out backgrounds, so that dark mode
 * would put pale text on white paper. Without scripts there is no dark mode.
 * Test: tests/browser/html/print.spec.ts
 */
const MODE = 'data-theme';
let shown: string | null = null;

if (typeof window !== 'undefined') {
  window.addEventListener('beforeprint', () => {
    shown = document.documentElement.getAttribute(MODE);
    document.documentElement.setAttribute(MODE, 'light');
  });
  window.addEventListener('afterprint', () => {
    if (shown !== null) document.documentElement.setAttribute(MODE, shown);
  });
}
