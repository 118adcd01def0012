import type {Page} from '@playwright/test';
import axe from 'axe-core';

/** The part of axe-core that is called in the page. */
interface AxeInPage {
  axe?: Pick<typeof axe, 'run'>;
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
  return page.evaluate(async (selector) => {
    const part = selector === undefined ? document : {include: [[selector]]};
    const results = await (window as AxeInPage).axe?.run(part, {resultTypes: ['violations']});
    if (!results) throw new Error('axe-core is not in the page.');
    return results.violations.flatMap(({id, nodes}) =>
      nodes.map(({target, failureSummary = ''}) => `${id} ${target.join(' ')}: ${failureSummary}`),
    );
  }, within);
}
