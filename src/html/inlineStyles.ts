import {readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import postcss from 'postcss';
import type {FinishingStep} from '../lib/finishedBuild';
import {replaceMark} from './template';

/**
 * Docusaurus' rule that hides 'Your Docusaurus site did not load properly.' where its sheet loads, as a
 * sign of a right base URL. Styles within the page are no such sign; Docusaurus' main script, which is
 * one, takes the banner away.
 */
const BANNER_RULE = '#__docusaurus-base-url-issue-banner-container';

/**
 * Puts the site's styles into each page, so that the first paint waits for no second request, and removes the
 * sheet. Tests: tests/unit/html/inlineStyles.test.ts, tests/browser/shell/faults.spec.ts
 *
 * @throws Error when the build has no sheet, or the sheet has no rule for Docusaurus' banner
 */
export const inlineStyles: FinishingStep = async ({outDir, clientFiles, addedStyles, pages}) => {
  const sheets = clientFiles.styles.map((file) => path.join(outDir, file));
  if (sheets.length === 0) throw new Error('src/html/inlineStyles.ts: the build has no sheet.');
  const texts = await Promise.all(sheets.map((sheet) => readFile(sheet, 'utf8')));
  await Promise.all(sheets.map((sheet) => rm(sheet)));
  clientFiles.written = clientFiles.written.filter((file) => !clientFiles.styles.includes(file));
  const styles = withoutBannerRule(texts.join('\n'));
  addedStyles.push(styles);
  for (const page of pages) {
    page.html = replaceMark(page.html, 'styles', `<style>${styles}</style>`);
  }
};

function withoutBannerRule(css: string): string {
  const root = postcss.parse(css);
  let isThere = false;
  root.walkRules((rule) => {
    if (rule.selector !== BANNER_RULE) return;
    isThere = true;
    rule.remove();
  });
  if (!isThere) {
    throw new Error(
      `src/html/inlineStyles.ts: Docusaurus’ sheet has no rule of its own for ${BANNER_RULE}. See how it hides the banner about a wrong base URL now.`,
    );
  }
  return root.toString();
}
