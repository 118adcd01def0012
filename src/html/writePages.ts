import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {FinishingStep} from '../lib/finishedBuild';

/** Writes the pages as the steps before have changed them. */
export const writePages: FinishingStep = async ({outDir, pages}) => {
  await Promise.all(pages.map(({file, html}) => writeFile(path.join(outDir, file), html)));
};
