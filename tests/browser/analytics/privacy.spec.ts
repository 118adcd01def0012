import {expect, test} from '../../support/tab';
import {hydrated, nothingHappensFor} from '../../support/page';
import {dialog, results, searchBox} from '../../support/searchBackend';

/** Without services, a visit is known to this site only (specification, section 7). */
test('getting lost, searching and going on asks no other host and measures nothing', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const {origin, protocol} = new URL(request.url());
    if (protocol !== 'data:' && origin !== new URL(baseURL ?? '').origin) {
      foreign.push(request.url());
    }
  });
  await page.goto('no-such-page/');
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await searchBox(page).fill('latency');
  await expect(results(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await nothingHappensFor(page, 1000, 'what comes after a page asks another host');
  expect(foreign).toEqual([]);
  expect(await page.evaluate(() => 'gtag' in window || 'dataLayer' in window)).toBe(false);
  await expect(page.locator('link[rel="preconnect"], link[rel="dns-prefetch"]')).toHaveCount(0);
  expect(await page.context().cookies()).toEqual([]);
});
