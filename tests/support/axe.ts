import type {Page} from '@playwright/test';
import axe from 'axe-core';

/** A page that has axe-core. */
type WithAxe = {axe?: Pick<typeof axe, 'run'>};

/**
 * Runs in the page, which has axe-core.
 *
 * @param selector of the part to look at, by default all
 * @returns a line for each finding: rule, element and what to do
 */
export async function runAxe(selector?: string): Promise<string[]> {
  const part = selector === undefined ? document : {include: [[selector]]};
  const results = await (window as WithAxe).axe?.run(part, {resultTypes: ['violations']});
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
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(runAxe, within);
}
