import {readdir, readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import browserslist from 'browserslist';
import {browserslistToTargets, transform} from 'lightningcss';
import postcss from 'postcss';
import {PurgeCSS} from 'purgecss';
import {inlineConstantProperties} from './constantProperties';
import {SHEET} from './sheet';
import type {WordsOfBuild} from './wordsOfBuild';

/** As Docusaurus links the sheet. */
const SHEET_LINK =
  /<link rel="?stylesheet"? href="?[^" >]*\/assets\/css\/styles\.[\da-f]+\.css"?\s*\/?>/;

/** Selectors that PurgeCSS does not find: a bare pseudo-class, and what scripts put together. */
const SAFELIST = {standard: [':focus-visible', /^data-/, /^aria-/, /^nprogress/, /^medium-zoom/]};

/**
 * Parts that only pages show, never a script on its own: a rule for one of them stays when a page of
 * the build has it, whatever the theme's scripts name.
 */
const PARTS_OF_PAGES =
  /^(?:alert--|avatar|badge|button(?:-|$)|buttonGroup|card|codeBlock|codeLine|col--|collapseSidebar|containsTaskList|copyButton|darkNavbar|docItemWrapperEnhanced|docMainContainerEnhanced|docSidebarContainerHidden|details|dropdown|expandButton|expandSidebar|footer--|footer__logo|footerLogo|footnote|hero|iconLanguage|navbar--(?:dark|primary)|pagination(?!-nav)|pills|row--|shadow|sidebarHidden|sidebarLogo|tabs|tag|text--|themedComponent|wordWrap)/;

/**
 * Hides 'Your Docusaurus site did not load properly.' where the sheet loads, as a sign of a right base
 * URL. Styles within the page are no such sign; the main script, which is one, takes the banner away.
 */
const BASE_URL_BANNER = /#__docusaurus-base-url-issue-banner-container\s*\{[^}]*\}/g;

export interface Styles {
  /** The sheet as Docusaurus made it. */
  full: string;
  /** The rules that the site can use. */
  used: string;
}

/**
 * Finds the rules that the site can use: those whose selector's words stand in any page or script of
 * the build, so that states which only scripts make (menu, dialog, zoom) keep theirs.
 *
 * @param outDir folder of the build; the sheet is removed from it
 * @param words what stands in its pages and scripts
 * @throws Error when the build has not exactly one sheet
 */
export async function takeStyles(
  outDir: string,
  {words, shown, mentioned}: WordsOfBuild,
): Promise<Styles> {
  const cssFolder = path.join(outDir, 'assets/css');
  const sheets = (await readdir(cssFolder)).filter((file) => SHEET.test(file));
  const [sheet] = sheets;
  if (!sheet || sheets.length > 1) {
    throw new Error(`Expected one styles.*.css in ${cssFolder}, found ${String(sheets.length)}.`);
  }
  const full = await readFile(path.join(cssFolder, sheet), 'utf8');
  const withoutBanner = full.replace(BASE_URL_BANNER, '');
  const rules = await usedRules(withoutBanner, words, shown);
  const used = minify(inlineConstantProperties(rules, mentioned));
  await rm(path.join(cssFolder, sheet));
  return {full, used};
}

/**
 * Puts the styles into the page, so that the first paint waits for no second request.
 *
 * @throws Error when the page links no sheet
 */
export function inlineStyles(html: string, css: string): string {
  if (!SHEET_LINK.test(html)) throw new Error('A page links no style sheet to put in its place.');
  return html.replace(SHEET_LINK, () => `<style>${css}</style>`);
}

/**
 * @param css a style sheet
 * @param words of pages and scripts, which decide which rules are used
 * @param shown classes that stand in a page
 */
async function usedRules(
  css: string,
  words: ReadonlySet<string>,
  shown: ReadonlySet<string>,
): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{raw: '', extension: 'html'}],
    css: [{raw: withoutParts(css, unusedParts(css, shown))}],
    keyframes: true,
    defaultExtractor: () => [...words],
    safelist: SAFELIST,
  });
  if (!result) throw new Error('PurgeCSS gave no style sheet.');
  return result.css;
}

/** @returns classes of parts that no page has */
function unusedParts(css: string, shown: ReadonlySet<string>): Set<string> {
  const classes = [...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name);
  return new Set(classes.filter((name) => PARTS_OF_PAGES.test(name) && !shown.has(name)));
}

/** Drops the selectors of classes, which PurgeCSS's own list would not tell from elements of the name. */
function withoutParts(css: string, parts: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => {
      const shown = selector.replace(/:not\([^)]*\)/g, '');
      return ![...shown.matchAll(/\.([a-z][\w-]*)/gi)].some(([, name = '']) => parts.has(name));
    });
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  return root.toString();
}

function minify(css: string): string {
  const targets = browserslistToTargets(browserslist());
  return transform({
    filename: 'styles.css',
    code: Buffer.from(css),
    minify: true,
    targets,
  }).code.toString();
}
