import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {inlineStyles, WHOLE_SHEET} from '../../../src/html/inlineStyles';
import {TEMPLATE_MARKS} from '../../../src/html/template';
import {writeFiles} from '../../support/files';
import {finishedBuild} from '../../support/finishedBuild';
import {temporaryFolder} from '../../support/temporaryFolder';

const SHEET = 'assets/css/styles.css';
const PAGE = `<html data-theme="light"><head>${TEMPLATE_MARKS.styles}</head><body><p class="intro" id="top">Text</p></body></html>`;
const folder = temporaryFolder();

/** @returns the styles in a page that was built with a sheet */
async function stylesOf(css: string, page = PAGE): Promise<string> {
  writeFiles(folder(), {[SHEET]: css});
  const build = finishedBuild(
    folder(),
    {'': page, 'other/': PAGE},
    {clientFiles: {styles: [SHEET], scriptsOf: new Map(), sources: []}},
  );
  await inlineStyles(build);
  const [first, second] = build.pages.map(({html}) => /<style>(.*)<\/style>/s.exec(html)?.[1]);
  expect(second).toBe(first); // one document shows many pages, so all need the same
  expect(build.addedStyles).toEqual([first]);
  return first ?? '';
}

describe('inlineStyles', () => {
  it.each([
    ['a class of a page', '.intro{color:red}'],
    ['an id', '#top{color:red}'],
    ['an element', 'p{color:red}'],
    ['an attribute that scripts change', '[data-theme=dark] p{color:red}'],
    ['a part that scripts draw', '.sp-search{color:red}'],
    ['a state of the theme', '.menu__link--active{color:red}'],
    ['the phone’s menu', '.navbar-sidebar__item{color:red}'],
    ['the focus of any element', ':focus-visible{color:red}'],
    ['an attribute by a part of its value', '[class*=intr]{color:red}'],
    ['a part that scripts draw, with all that is in it', '#nprogress .bar{color:red}'],
    ['a media query', '@media (width<9px){.intro{color:red}}'],
  ])('keeps the rule of %s', async (_name, css) => {
    expect(await stylesOf(css)).toContain('color:red');
  });

  it('leaves out rules, animations and properties that no page uses', async () => {
    const css =
      ':root{--used:red;--unused:blue}.intro{color:var(--used);animation:turn 1s}.other{color:blue}@keyframes turn{}@keyframes idle{}';
    const styles = await stylesOf(css);
    expect(styles).toContain('.intro{');
    expect(styles).toContain('@keyframes turn');
    expect(styles).not.toMatch(/other|unused|idle/);
  });

  it('keeps custom properties that scripts and other sheets use', async () => {
    writeFiles(folder(), {
      'assets/css/search.css': 'mark{background:var(--mark)}',
      'assets/js/zoom.js': 'open({background:"var(--backdrop)"})',
    });
    const styles = await stylesOf(':root{--mark:red;--backdrop:blue;--unused:green}');
    expect(styles).toBe(':root{--mark:red;--backdrop:blue}');
  });

  it('leaves out the rule that hides Docusaurus’ banner about a wrong base URL', async () => {
    const id = '__docusaurus-base-url-issue-banner-container';
    const page = PAGE.replace('id="top"', `id="${id}"`);
    expect(await stylesOf('#banner{color:red}', page.replace(id, 'banner'))).toContain('#banner');
    expect(await stylesOf(`#${id}{display:none}`, page)).toBe('');
  });

  it('removes the sheet, and leaves its whole text for the tests', async () => {
    await stylesOf('.other{color:blue}');
    expect(existsSync(path.join(folder(), SHEET))).toBe(false);
    expect(readFileSync(path.join(folder(), WHOLE_SHEET), 'utf8')).toBe('.other{color:blue}');
  });

  it('leaves out Docusaurus’ rule on the focus, which ours overrules', async () => {
    const ours = ':focus-visible{outline:1px solid}';
    const theirs = 'body:not(.navigation-with-keyboard) :focus{outline:none}';
    expect(await stylesOf(ours + theirs)).toBe(ours);
  });

  it('fails when the build has no sheet', async () => {
    await expect(inlineStyles(finishedBuild(folder(), {'': PAGE}))).rejects.toThrow(
      'src/html/inlineStyles.ts: the build has no sheet.',
    );
  });

  it('fails when a page has no mark for the styles', async () => {
    await expect(stylesOf('p{}', '<p>Text</p>')).rejects.toThrow('"finish-styles" exactly once');
  });
});
