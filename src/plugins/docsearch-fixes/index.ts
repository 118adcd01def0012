import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

const MODAL = '@docsearch/react/modal';

/**
 * Mends two faults of DocSearch 4.7.0's modal, without which texts of the specification (section 8)
 * never show. The mended copy is made at build; a new DocSearch that no longer has these lines stops
 * the build, so that this file is looked at and, with luck, deleted.
 * Test: tests/browser/search.spec.ts
 */
export default function docsearchFixes({generatedFilesDir}: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, 'docsearch-fixes');
  const copy = path.join(folder, 'modal.js');
  return {
    name: 'docsearch-fixes',
    configureWebpack() {
      mkdirSync(folder, {recursive: true});
      writeFileSync(copy, mendModal(readFileSync(require.resolve(MODAL), 'utf8')));
      return {resolve: {alias: {[`${MODAL}$`]: copy}}};
    },
  };
}

interface Fix {
  why: string;
  faulty: string;
  mended: string;
}

const FIXES: readonly Fix[] = [
  {
    why: "the status 'error' is set back to 'idle' at once, so a failed request shows 'No results found'",
    faulty: '.finally(function(){p("idle"),',
    mended: '.finally(function(){"error"===o.getState().status||p("idle"),',
  },
  {
    why: "suggestions are spread into an object, which has no length, so 'Try searching for' never shows",
    faulty:
      'r.context.searchSuggestions.length<Object.keys(o).length&&u({searchSuggestions:k(k({},null!==(t=r.context.searchSuggestions)&&void 0!==t?t:[]),Object.keys(o))})',
    mended: 'u({searchSuggestions:e.suggestions||Object.keys(o)})',
  },
];

/**
 * @param source DocSearch's modal
 * @returns the same with its faults mended
 * @throws Error when a faulty line is not there exactly once
 */
export function mendModal(source: string): string {
  return FIXES.reduce((text, {why, faulty, mended}) => {
    if (text.split(faulty).length !== 2) {
      throw new Error(
        `src/plugins/docsearch-fixes: DocSearch's modal changed (${why}). See whether the new version mends it and take the fix out, or adapt it.`,
      );
    }
    return text.replace(faulty, () => mended);
  }, source);
}
