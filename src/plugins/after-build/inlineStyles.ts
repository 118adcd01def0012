import {readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import browserslist from 'browserslist';
import {browserslistToTargets, transform} from 'lightningcss';
import {PurgeCSS} from 'purgecss';
import {inlineConstantProperties} from './constantProperties';

/** The site's one style sheet, as Docusaurus names and links it. */
const SHEET = /^styles\.[\da-f]+\.css$/;
const SHEET_LINK =
  /<link rel="?stylesheet"? href="?[^" >]*\/assets\/css\/styles\.[\da-f]+\.css"?\s*\/?>/;

/**
 * Selectors that PurgeCSS does not recognize in the build: a bare pseudo-class, part of a class with a
 * slash, and what scripts put together from pieces.
 */
const SAFELIST = {
  standard: [':focus-visible', /^data-/, /^aria-/, /^nprogress/, /^medium-zoom/],
  greedy: [/\/index/],
};

/**
 * Parts that only pages show, never a script on its own: a rule for one of them stays when a page of
 * the build has it, whatever the theme's scripts name.
 */
const PARTS_OF_PAGES =
  /^(?:alert--|avatar|badge|button--(?:block|danger|info|lg|link|outline|sm|success|warning)|button-group|buttonGroup|card|codeBlock|col--|collapseSidebar|copyButton|details|dropdown|expandButton|expandSidebar|footer--|footer__logo|footerLogo|hero|navbar--(?:dark|primary)|pagination(?!-nav)|pills|row--|tabs|tag|wordWrap)/;

/**
 * Puts the rules that the site can use into each page, so that the first paint waits for no second
 * request, and drops the others. A rule is used when the words of its selector stand in any page or
 * script of the build, so states that only scripts make (menu, dialog, zoom) keep theirs.
 *
 * @param outDir folder of the build; its pages are changed in place, the sheet is removed
 * @returns the sheet as it was
 * @throws Error when the build has not one sheet, or a page does not link it
 */
export async function inlineStyles(outDir: string): Promise<{sheet: string}> {
  const cssFolder = path.join(outDir, 'assets/css');
  const sheets = (await readdir(cssFolder)).filter((file) => SHEET.test(file));
  const [sheet] = sheets;
  if (!sheet || sheets.length > 1) {
    throw new Error(`Expected one styles.*.css in ${cssFolder}, found ${String(sheets.length)}.`);
  }
  const css = await readFile(path.join(cssFolder, sheet), 'utf8');
  const files = (await readdir(outDir, {recursive: true})).map((file) => path.join(outDir, file));
  const pages = files.filter((file) => file.endsWith('.html'));
  const content = [...pages, ...files.filter((file) => file.endsWith('.js'))];
  const constant = inlineConstantProperties(css, await propertiesIn(content));
  const used = minify(await usedRules(constant, content, await classesIn(pages)));
  await Promise.all(pages.map((page) => inline(page, used)));
  await rm(path.join(cssFolder, sheet));
  return {sheet: css};
}

/**
 * @param css a style sheet
 * @param content files whose words decide which rules are used
 * @param shown classes that stand in a page
 */
async function usedRules(
  css: string,
  content: string[],
  shown: ReadonlySet<string>,
): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content,
    css: [{raw: css}],
    variables: true,
    keyframes: true,
    safelist: SAFELIST,
    blocklist: unusedParts(css, shown),
  });
  if (!result) throw new Error('PurgeCSS gave no style sheet.');
  return result.css;
}

/** @returns classes of parts that no page has */
function unusedParts(css: string, shown: ReadonlySet<string>): string[] {
  const classes = [...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name);
  return [...new Set(classes)].filter((name) => PARTS_OF_PAGES.test(name) && !shown.has(name));
}

async function classesIn(pages: readonly string[]): Promise<Set<string>> {
  const texts = await Promise.all(pages.map((page) => readFile(page, 'utf8')));
  const lists = texts.flatMap((text) => text.match(/class=(?:"[^"]*"|[^\s>]+)/g) ?? []);
  return new Set(lists.flatMap((list) => list.slice(6).replaceAll('"', '').split(/\s+/)));
}

/** @returns custom properties that pages or scripts read or set */
async function propertiesIn(files: readonly string[]): Promise<Set<string>> {
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return new Set(texts.flatMap((text) => text.match(/--[a-z][\w-]*/g) ?? []));
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

async function inline(page: string, css: string): Promise<void> {
  const html = await readFile(page, 'utf8');
  if (!SHEET_LINK.test(html)) throw new Error(`${page} links no style sheet to put in its place.`);
  await writeFile(
    page,
    html.replace(SHEET_LINK, () => `<style>${css}</style>`),
  );
}
