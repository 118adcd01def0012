import type {LoadContext, Plugin} from '@docusaurus/types';

/** The sheet for paper, in static/: the page's own styles would carry it to every reader. */
const PRINT_SHEET = 'css/print.css';

/**
 * Links the sheet for paper, which browsers fetch behind everything else. Comes after the page's styles,
 * which it overrules. Gains 1 kB of each page (brotli). Test: tests/browser/html/print.spec.ts
 */
export function printSheetPlugin({baseUrl}: LoadContext): Plugin {
  const attributes = {rel: 'stylesheet', href: baseUrl + PRINT_SHEET, media: 'print'};
  return {
    name: 'print-sheet',
    injectHtmlTags: () => ({postBodyTags: [{tagName: 'link', attributes}]}),
  };
}
