import {afterPrinting} from './afterPrinting';

/**
 * Prints in light colors whatever the color mode: browsers leave out backgrounds, so that dark mode
 * would put pale text on white paper. Without scripts there is no dark mode. And Safari prints no picture
 * that the reader hasn't scrolled to, unless it's asked for while the print dialog is open.
 * Test: tests/browser/html/print.spec.ts
 */
window.addEventListener('beforeprint', () => {
  for (const picture of document.images) picture.loading = 'eager';
  const {dataset} = document.documentElement;
  dataset.theme = 'light';
  afterPrinting(() => {
    // What the reader has chosen by now, maybe in another tab.
    dataset.theme = dataset.themeChoice === 'dark' ? 'dark' : 'light';
  });
});
