import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {leaveOutAskAi} from './askAi';
import {FIXES} from './fixes';

const MODAL = '@docsearch/react/modal';
const RULES = ['fixes.ts', 'askAi.ts'];

interface Options {
  /** Whether the search offers the assistant. */
  askAi: boolean;
}

/**
 * Mends faults of DocSearch 4.7.0's modal (fixes.ts), without which texts of the specification
 * (section 8) never show and the dialog can't be used by everyone, and leaves the assistant out where
 * it is not offered (askAi.ts). This is done when the bundler reads the modal; a new DocSearch that no
 * longer has these lines stops the build, so that they are looked at and, with luck, get fewer.
 * Test: tests/browser/search*.spec.ts
 */
export default function docsearchFixes({siteDir}: LoadContext, {askAi}: Options): Plugin {
  const folder = path.join(siteDir, 'src/plugins/docsearch-fixes');
  const mend = (source: string): string =>
    askAi ? mendModal(source) : leaveOutAskAi(mendModal(source));

  return {
    name: 'docsearch-fixes',
    configureWebpack(_config, isServer) {
      // Nobody opens it there.
      if (isServer) return {resolve: {alias: {[`${MODAL}$`]: false}}};
      const loader = path.join(folder, 'mendLoader.cjs');
      // The bundler keeps what it has read until one of the options changes.
      const options = {
        mend,
        version: `${String(askAi)}-${hashOf(RULES.map((file) => path.join(folder, file)))}`,
      };
      return {module: {rules: [{test: require.resolve(MODAL), use: {loader, options}}]}};
    },
  };
}

function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
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
