import {existsSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {inlineStyles} from '../../../src/html/inlineStyles';
import {TEMPLATE_MARKS} from '../../../src/html/template';
import {writeFiles} from '../../support/files';
import {finishedBuild} from '../../support/finishedBuild';
import {temporaryFolder} from '../../support/temporaryFolder';

const SHEET = 'assets/css/styles.css';
const PAGE = `<html data-theme="light"><head>${TEMPLATE_MARKS.styles}</head><body><p class="intro">Text</p></body></html>`;
const BANNER = '#__docusaurus-base-url-issue-banner-container{display:none}';
const folder = temporaryFolder();

/** @returns the styles in the pages that were built with a sheet, without the style element's tags */
async function stylesOf(css: string, page = PAGE): Promise<string> {
  writeFiles(folder(), {[SHEET]: css});
  const build = finishedBuild(
    folder(),
    {'': page, 'other/': PAGE},
    {clientFiles: {styles: [SHEET], scriptsOf: new Map(), written: [], sources: []}},
  );
  await inlineStyles(build);
  const [first, second] = build.pages.map(({html}) => /<style>(.*)<\/style>/s.exec(html)?.[1]);
  expect(second).toBe(first); // one document shows many pages, so all need the same
  expect(build.addedStyles).toEqual([first]);
  return first ?? '';
}

describe('inlineStyles', () => {
  it('puts every rule into every page in place of the sheet, but the one that hides Docusaurus’ banner about a wrong base URL', async () => {
    const css =
      ':root{--unused:red}.intro{color:red}.set-by-a-script{color:white;background:#000}@keyframes turn{to{opacity:0}}@media (width<9px){.intro{color:blue}}';
    expect(await stylesOf(css + BANNER)).toBe(css);
    expect(await stylesOf(`.a{color:red}${BANNER}.b{color:red}`)).toBe(
      '.a{color:red}.b{color:red}',
    );
    expect(existsSync(path.join(folder(), SHEET))).toBe(false);
  });

  it('fails when Docusaurus hides its banner in another way', async () => {
    await expect(stylesOf('.a{color:red}')).rejects.toThrow('no rule of its own for #__docusaurus');
  });

  it('fails when the build has no sheet', async () => {
    await expect(inlineStyles(finishedBuild(folder(), {'': PAGE}))).rejects.toThrow(
      'src/html/inlineStyles.ts: the build has no sheet.',
    );
  });
});
