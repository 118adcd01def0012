import {afterPrinting} from './afterPrinting';

/**
 * Prints in light colors whatever the color mode: browsers leave out backgrounds, so that dark mode
 * would put pale text on white paper. Without scripts there is no dark mode. And loads the pictures
 * that the reader hasn't scrolled to, in whose place Safari prints empty frames.
 * Tests: tests/browser/html/print.spec.ts, tests/engines/flows/reading.spec.ts
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
