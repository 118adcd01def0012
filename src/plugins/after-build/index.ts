import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {recordBuiltPages} from '../search-records';
import {inlineStyles} from './inlineStyles';

/**
 * What is done to the finished pages, one step after the other: Docusaurus runs the plugins'
 * `postBuild` all at once, and two that change the same pages would undo each other.
 *
 * Test: tests/browser/styles.spec.ts
 */
export default function afterBuild(): Plugin {
  return {
    name: 'after-build',
    async postBuild(props) {
      await recordBuiltPages(props);
      const {sheet} = await inlineStyles(props.outDir);
      // For tests/browser/styles.spec.ts, which compares.
      await writeFile(path.join(props.generatedFilesDir, 'styles-before.css'), sheet);
    },
  };
}
