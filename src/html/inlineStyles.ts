import {readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {BuiltPage, FinishingStep} from '../lib/finishedBuild';
import {listFiles} from '../lib/listFiles';
import {replaceMark} from './template';

/**
 * What stands in no page as it is built, and only scripts make: our own parts (`sp-`), attributes, the
 * phone's menu, the theme's states by the ends of their names, and its messages. A state that is missing
 * here loses its looks: tests/browser/html opens each and compares.
 */
export const STATES = [
  /^:/, // of any element, such as the focus
  /^sp-/,
  /^(?:data|aria)-/,
  /^hidden$/,
  /^navbar-sidebar/,
  /^medium-zoom/,
  /--(?:active|collapsed|show)$/,
  /(?:Hidden|Hide|Show|Expanded|Collapsed|Copied|Enabled)_/,
  /^(?:tocCollapsibleContent|isBrowser)_/,
  /^margin-right--md$/, // in the phone's menu
  /^DocSearch/, // the search's dialog in a build with an assistant; others have no such rules
];

/** The buttons of code blocks, where a page has one. */
const CODE_BLOCK = 'theme-code-block';
const CODE_BUTTONS = /^(?:buttonGroup|copyButton|wordWrapButton)/;

/** As STATES, with everything inside. */
export const PARTS = [/^nprogress$/];

/**
 * Docusaurus' rule that hides 'Your Docusaurus site did not load properly.' where its sheet loads, as a
 * sign of a right base URL. Styles within the page are no such sign; Docusaurus' main script, which is
 * one, takes the banner away.
 */
const BASE_URL_BANNER = '__docusaurus-base-url-issue-banner-container';

/** The whole sheet, for the test that compares (tests/browser/html/styles.spec.ts). */
export const WHOLE_SHEET = 'styles-whole.css';

/**
 * Puts the styles that the site can use into each page, so that the first paint waits for no second
 * request, and removes the sheet. Used are rules whose names stand in a page, and those of STATES.
 * Gains 7 kB of a first view (brotli), and one request before the first paint.
 *
 * @throws Error when the build has no sheet
 */
export const inlineStyles: FinishingStep = async ({
  outDir,
  generatedFilesDir,
  clientFiles,
  addedStyles,
  pages,
}) => {
  const sheets = clientFiles.styles.map((file) => path.join(outDir, file));
  if (sheets.length === 0) throw new Error('src/html/inlineStyles.ts: the build has no sheet.');
  const whole = (await Promise.all(sheets.map((sheet) => readFile(sheet, 'utf8')))).join('\n');
  await writeFile(path.join(generatedFilesDir, WHOLE_SHEET), whole);
  await Promise.all(sheets.map((sheet) => rm(sheet)));
  const used = await usedRules(whole, pages, await variablesOf(outDir, pages));
  addedStyles.push(used);
  for (const page of pages) page.html = replaceMark(page.html, 'styles', `<style>${used}</style>`);
};

/** @returns custom properties that pages, scripts and sheets on demand ask for: `var(--name` */
async function variablesOf(outDir: string, pages: readonly BuiltPage[]): Promise<string[]> {
  const files = (await listFiles(outDir)).filter((file) => /^assets\/.*\.(?:js|css)$/.test(file));
  const assets = files.map((file) => readFile(path.join(outDir, file), 'utf8'));
  const texts = [...pages.map(({html}) => html), ...(await Promise.all(assets))];
  const names = new Set<string>();
  for (const text of texts) {
    for (const use of text.split('var(').slice(1)) names.add(use.slice(0, use.search(/[^\w-]/)));
  }
  return [...names].filter((name) => name.startsWith('--'));
}

async function usedRules(
  css: string,
  pages: readonly BuiltPage[],
  variables: string[],
): Promise<string> {
  const [{PurgeCSS}, {dropOverruled}] = await Promise.all([
    import('purgecss'),
    import('./dropOverruled'),
  ]);
  const names = namesIn(pages.map((page) => page.document()));
  const [result] = await new PurgeCSS().purge({
    content: [{raw: '', extension: 'names'}],
    extractors: [{extensions: ['names'], extractor: () => names}],
    css: [{raw: dropOverruled(css)}],
    keyframes: true,
    variables: true,
    safelist: {
      standard: names.classes.includes(CODE_BLOCK) ? [...STATES, CODE_BUTTONS] : STATES,
      deep: PARTS,
      variables,
    },
    blocklist: [BASE_URL_BANNER],
  });
  if (!result) throw new Error('src/html/inlineStyles.ts: PurgeCSS gave no style sheet.');
  return result.css;
}

/** @returns what selectors can name in some pages, as PurgeCSS takes it */
function namesIn(pages: readonly Document[]) {
  const elements = pages.flatMap((page) => Array.from(page.querySelectorAll('*')));
  const attributes = elements.flatMap((element) => Array.from(element.attributes));
  return {
    attributes: {
      names: attributes.map(({name}) => name),
      values: attributes.map(({value}) => value),
    },
    classes: attributes.flatMap(({name, value}) => (name === 'class' ? value.split(/\s+/) : [])),
    ids: elements.map(({id}) => id),
    tags: elements.map(({localName}) => localName),
    undetermined: [],
  };
}
