import {expect, test} from '../../support/tab';
import {hydrated} from '../../support/page';
import {results, searchBox} from '../../support/searchBackend';
import {storageKey} from '../../support/storageKey';

test('very old and broken settings, in a storage that is full, change nothing and break nothing @audit', async ({
  page,
}) => {
  const faults: string[] = [];
  page.on('pageerror', ({message}) => faults.push(message));
  const settings = Object.entries({
    theme: 'sepia',
    'docs-preferred-version-default': '1.4',
    'docusaurus.announcement.id': 'announcement-of-2019',
    'docusaurus.announcement.dismiss': 'maybe',
    'docusaurus.tab.system': 'windows-95',
    'sp.shortcuts.singleKeys': '{"not": "a setting"}',
    'sp.offline': 'perhaps',
    __DOCSEARCH_RECENT_SEARCHES__help: '{broken',
    __DOCSEARCH_FAVORITE_SEARCHES__help: '[{"url": 1}, null]',
  }).map(([name, value]) => [storageKey(name), value] as const);
  await page.addInitScript(
    ([kept, openCategories]) => {
      for (const [key, value] of kept) localStorage.setItem(key, value);
      sessionStorage.setItem(openCategories, '[{broken');
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
    [settings, storageKey('sp.sidebar.openCategories')] as const,
  );
  await page.goto('how-to/');
  await hydrated(page);
  // An unknown color mode looks like the light one.
  const background = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const shown = await background();
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
  expect(shown).toBe(await background());
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'sepia'));
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(shown, 'dark mode looks otherwise').not.toBe(await background());
  await page.keyboard.press('Control+k');
  await searchBox(page).fill('choke');
  await results(page).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Choke one sound with another');
  expect(faults).toEqual([]);
});
