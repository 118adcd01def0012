import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {leaveOutAskAi} from './askAi';
import {FIXES} from './fixes';

const MODAL = '@docsearch/react/modal';
const RULES = ['askAi.ts', 'dropUnusedDeclarations.ts'];

interface Options {
  /** Whether the search offers the assistant. */
  askAi: boolean;
}

/**
 * Mends faults of DocSearch 4.7.0's modal (fixes.ts), without which texts of the specification
 * (section 8) never show and the dialog can't be used by everyone, and leaves the assistant out where
 * it is not offered (askAi.ts). The mended copy is made at build; a new DocSearch that no longer has
 * these lines stops the build, so that they are looked at and, with luck, get fewer.
 * Test: tests/browser/search*.spec.ts
 */
export default function docsearchFixes({generatedFilesDir}: LoadContext, {askAi}: Options): Plugin {
  const folder = path.join(generatedFilesDir, 'docsearch-fixes');
  return {
    name: 'docsearch-fixes',
    configureWebpack() {
      const source = mendModal(readFileSync(require.resolve(MODAL), 'utf8'));
      // Leaving out takes seconds, so it is done once for each version of the modal and of its rules.
      const copy = path.join(folder, `${askAi ? 'whole' : 'plain'}-${hashOf(source, RULES)}.js`);
      if (!existsSync(copy)) {
        mkdirSync(folder, {recursive: true});
        writeFileSync(copy, askAi ? source : leaveOutAskAi(source));
      }
      return {resolve: {alias: {[`${MODAL}$`]: copy}}};
    },
  };
}

function hashOf(source: string, files: readonly string[]): string {
  const hash = createHash('sha256').update(source);
  for (const file of files) hash.update(readFileSync(path.join(__dirname, file)));
  return hash.digest('hex').slice(0, 8);
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
