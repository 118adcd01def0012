import {startDemo} from '../../support/play';
import {storageKey} from '../../support/storageKey';
import {expect, test} from '../../support/tab';

test.use({forcedColors: 'active', colorScheme: 'light'});

test('a site that is dark draws a threshold in the colors that a light system asks for @audit', async ({
  page,
}) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'dark'), storageKey('theme'));
  await startDemo(page, 'how-to/use-thresholding/');
  const words = page.locator('.sp-strip-at').first();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const text = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
  await expect(words).toHaveCSS('fill', text);
});
