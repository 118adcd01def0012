import {expect, test} from '@playwright/test';
import {axeFindings} from '../support/axe';
import {watchPolicy} from '../support/policyViolations';
import {ALL_ROUTES} from '../support/routes';
import {hydrated} from '../support/page';

/**
 * Each page: no message in the console, nothing the policy blocks, no axe finding, in light mode wide
 * and in dark mode narrow; with AUDIT_ALL=1 also the other way round, which takes twice as long.
 */
const MODES: Readonly<Record<number, readonly string[]>> =
  process.env.AUDIT_ALL === '1'
    ? {1280: ['light', 'dark'], 390: ['light', 'dark']}
    : {1280: ['light'], 390: ['dark']};

for (const route of [...ALL_ROUTES, 'no-such-page/']) {
  test(`/${route} is silent and accessible`, async ({page}) => {
    test.slow(); // four audits of a long page
    const messages: string[] = [];
    page.on('console', (message) => {
      const expected =
        (route === 'no-such-page/' && message.text().includes('404')) ||
        message.text().includes('blocked by Playwright'); // the service worker
      if (['error', 'warning'].includes(message.type()) && !expected) messages.push(message.text());
    });
    page.on('pageerror', (error) => messages.push(error.message));
    const violations = await watchPolicy(page);
    await page.goto(route);
    await hydrated(page);
    for (const width of [1280, 390]) {
      await page.setViewportSize({width, height: 800});
      for (const mode of MODES[width] ?? []) {
        await page.evaluate((value) => {
          document.documentElement.setAttribute('data-theme', value);
        }, mode);
        expect(await axeFindings(page), `${mode} mode, ${width} px`).toEqual([]);
      }
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `sideways scrolling at ${width} px`).toBeLessThanOrEqual(0);
    }
    const broken = await page.evaluate(() =>
      [...document.images].filter(({complete, naturalWidth}) => complete && naturalWidth === 0),
    );
    expect(broken.length, 'pictures that are not drawn').toBe(0);
    expect(messages).toEqual([]);
    expect(violations).toEqual([]);
  });
}
