import type {Page} from '@playwright/test';
import axe from 'axe-core';

/** The parts of axe-core that are called in the page. */
interface AxeInPage {
  axe?: Pick<typeof axe, 'run'> & {readonly commons: {color: {Color: new () => AxeColor}}};
}
interface AxeColor {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString: (text: string) => AxeColor;
}

/**
 * Runs in the page: axe-core reads each color once. It parses the computed colors of every text's
 * whole background, the same dozen again and again, which takes a quarter of an audit.
 */
export function rememberColors(): void {
  const color = (window as AxeInPage).axe?.commons.color.Color.prototype as AxeColor;
  const parse = color.parseString;
  const known = new Map<string, Pick<AxeColor, 'r' | 'g' | 'b' | 'alpha'>>();
  color.parseString = function (this: AxeColor, text) {
    const values = known.get(text);
    if (values) return Object.assign(this, values);
    parse.call(this, text);
    const {r, g, b, alpha} = this;
    known.set(text, {r, g, b, alpha});
    return this;
  };
}

/**
 * Runs in the page, which has axe-core.
 *
 * @param selector of the part to look at, by default all
 * @returns a line for each finding: rule, element and what to do
 */
export async function runAxe(selector?: string): Promise<string[]> {
  const part = selector === undefined ? document : {include: [[selector]]};
  const results = await (window as AxeInPage).axe?.run(part, {resultTypes: ['violations']});
  if (!results) throw new Error('axe-core is not in the page.');
  return results.violations.flatMap(({id, nodes}) =>
    nodes
      // A wide picture scrolls on a phone: by keys in browsers that let any such box have the focus,
      // and in all others a second later, when the zoom makes a button of the picture.
      .filter(({html}) => id !== 'scrollable-region-focusable' || !html.startsWith('<figure'))
      .map(({target, failureSummary = ''}) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
}

/**
 * Asks axe-core what is inaccessible on the page as it is now. Called in the page itself, since the site
 * has no frames: the package for Playwright sends every result through each frame, and takes twice as
 * long.
 *
 * @param within selector of the part to look at, by default all
 * @returns a line for each finding: rule, element and what to do
 */
export async function axeFindings(page: Page, within?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
    await page.evaluate(rememberColors);
  }
  return page.evaluate(runAxe, within);
}
