import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {FIXES} from './fixes';

const MODAL = '@docsearch/react/modal';

/**
 * Mends faults of DocSearch 4.7.0's modal (fixes.ts), without which texts of the specification
 * (section 8) never show and the dialog can't be used by everyone. The mended copy is made at build;
 * a new DocSearch that no longer has these lines stops the build, so that fixes.ts is looked at and,
 * with luck, gets shorter. Test: tests/browser/search*.spec.ts
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
