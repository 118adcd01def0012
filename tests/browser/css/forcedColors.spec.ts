import {expect, test} from '../../support/tab';
import {open} from '../../support/page';

test.use({forcedColors: 'active', viewport: {width: 390, height: 844}});

test('a phone’s menu has an edge, and a line is between two rows of a list', async ({page}) => {
  await open(page, '');
  const row = page.locator('.theme-doc-markdown .sp-link-cards > li').nth(1);
  await expect(row).toHaveCSS('outline-style', 'solid');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.locator('.navbar-sidebar')).toHaveCSS('border-right-style', 'solid');
});
