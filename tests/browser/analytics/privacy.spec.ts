import {expect, test} from '@playwright/test';
import {hydrated} from '../../support/page';

/** Without services configured, a reader's visit is nobody's business (specification, section 7). */
const ROUTES = ['', 'glossary/', 'how-to/choke-sounds/', 'search/?q=choke', 'no-such-page/'];

for (const route of ROUTES) {
  test(`/${route} asks no other host and measures nothing`, async ({page, baseURL}) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      const {origin, protocol} = new URL(request.url());
      if (protocol !== 'data:' && origin !== new URL(baseURL ?? '').origin) {
        foreign.push(request.url());
      }
    });
    await page.goto(route);
    await hydrated(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('searchbox').fill('latency');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(foreign).toEqual([]);
    expect(await page.evaluate(() => 'gtag' in window || 'dataLayer' in window)).toBe(false);
    await expect(page.locator('link[rel="preconnect"], link[rel="dns-prefetch"]')).toHaveCount(0);
    await expect(page.locator('.DocSearch-Logo')).toHaveCount(0);
    expect(await page.context().cookies()).toEqual([]);
  });
}
