import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {enableColorModeButton} from '../early-controls/script';
import {recordBuiltPages} from '../search-records';
import {inlineStyles, takeStyles} from './inlineStyles';

/**
 * What is done to the finished pages, one step after the other: Docusaurus runs the plugins'
 * `postBuild` all at once, and two that change the same pages would undo each other.
 *
 * Tests: tests/browser/styles.spec.ts, tests/browser/earlyControls.spec.ts
 */
export default function afterBuild(): Plugin {
  return {
    name: 'after-build',
    async postBuild(props) {
      const {outDir, generatedFilesDir} = props;
      await recordBuiltPages(props);
      const {full, used} = await takeStyles(outDir);
      await editPages(outDir, (html) => enableColorModeButton(inlineStyles(html, used)));
      // For tests/browser/styles.spec.ts, which compares.
      await writeFile(path.join(generatedFilesDir, 'styles-before.css'), full);
    },
  };
}

async function editPages(outDir: string, edit: (html: string) => string): Promise<void> {
  const files = (await readdir(outDir, {recursive: true})).filter((file) => file.endsWith('.html'));
  await Promise.all(
    files.map(async (file) => {
      const page = path.join(outDir, file);
      await writeFile(page, edit(await readFile(page, 'utf8')));
    }),
  );
}
