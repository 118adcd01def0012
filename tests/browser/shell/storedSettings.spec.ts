import {expect, test, type Page} from '@playwright/test';
import {hydrated} from '../../support/page';

/** What browsers keep may be full, years old, or not the site's own. */
async function expectWorkingSite(page: Page): Promise<void> {
  await hydrated(page);
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox', {name: 'Search'}).fill('choke');
  await page.getByRole('option').first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Choke one sound with another');
}

test('with full storage the site works', async ({page}) => {
  const faults: string[] = [];
  page.on('pageerror', ({message}) => faults.push(message));
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await page.goto('how-to/');
  await expectWorkingSite(page);
  expect(faults).toEqual([]);
});

test('very old and broken settings change nothing and break nothing', async ({page}) => {
  const faults: string[] = [];
  page.on('pageerror', ({message}) => faults.push(message));
  await page.addInitScript(() => {
    if (sessionStorage.getItem('tests.set')) return;
    sessionStorage.setItem('tests.set', 'yes');
    for (const [key, value] of Object.entries({
      theme: 'sepia',
      'docs-preferred-version-default': '1.4',
      'docusaurus.announcement.id': 'announcement-of-2019',
      'docusaurus.announcement.dismiss': 'maybe',
      'docusaurus.tab.system': 'windows-95',
      'sp.shortcuts.singleKeys': '{"not": "a setting"}',
      'sp.offline': 'perhaps',
      __DOCSEARCH_RECENT_SEARCHES__help: '{broken',
      __DOCSEARCH_FAVORITE_SEARCHES__help: '[{"url": 1}, null]',
    })) {
      localStorage.setItem(key, value);
    }
    sessionStorage.setItem('sp.sidebar.openCategories', '[{broken');
    sessionStorage.setItem('sp.reloadedFor', '\u0000');
  });
  await page.goto('how-to/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expectWorkingSite(page);
  expect(faults).toEqual([]);
});
