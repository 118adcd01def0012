import AxeBuilder from '@axe-core/playwright';
import {expect, test} from '@playwright/test';
import {ALL_ROUTES} from '../support/routes';

/** Each page in both color modes, wide and narrow: no message in the console, no axe finding. */
for (const route of [...ALL_ROUTES, 'no-such-page/']) {
  test(`/${route} is silent and accessible`, async ({page}) => {
    const messages: string[] = [];
    page.on('console', (message) => {
      const expected = route === 'no-such-page/' && message.text().includes('404');
      if (['error', 'warning'].includes(message.type()) && !expected) messages.push(message.text());
    });
    page.on('pageerror', (error) => messages.push(error.message));
    await page.goto(route);
    await page.waitForFunction(
      () => document.querySelector('html')?.dataset.hasHydrated === 'true',
    );
    for (const width of [1280, 390]) {
      await page.setViewportSize({width, height: 800});
      for (const mode of ['light', 'dark']) {
        await page.evaluate((value) => {
          document.documentElement.setAttribute('data-theme', value);
        }, mode);
        const {violations} = await new AxeBuilder({page}).analyze();
        const findings = violations.flatMap(({id, nodes}) =>
          nodes.map(({target, failureSummary}) => `${id} ${target.join(' ')}: ${failureSummary}`),
        );
        expect(findings, `${mode} mode, ${width} px`).toEqual([]);
      }
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `sideways scrolling at ${width} px`).toBeLessThanOrEqual(0);
    }
    expect(messages).toEqual([]);
  });
}
