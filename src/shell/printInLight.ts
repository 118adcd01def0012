/**
 * Prints in light colors whatever the color mode: browsers leave out backgrounds, so that dark mode
 * would put pale text on white paper. Without scripts there is no dark mode.
 * Test: tests/browser/html/print.spec.ts
 */
const {dataset} = document.documentElement;
let shown = dataset.theme;

window.addEventListener('beforeprint', () => {
  shown = dataset.theme;
  dataset.theme = 'light';
});
window.addEventListener('afterprint', () => {
  dataset.theme = shown;
});
