import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Links the sheet for paper, which browsers fetch behind everything else: the page's own styles would
 * carry it to every reader. Comes after these, which it overrules. Gains 1 kB of each page (brotli).
 * Test: tests/browser/html/print.spec.ts
 */
export function printSheetPlugin({baseUrl}: LoadContext): Plugin {
  const attributes = {rel: 'stylesheet', href: `${baseUrl}css/print.css`, media: 'print'};
  return {
    name: 'print-sheet',
    injectHtmlTags: () => ({postBodyTags: [{tagName: 'link', attributes}]}),
  };
}
