import {expect, test} from '../../support/tab';
import {crashPage} from '../../support/faultyScripts';
import {hydrated, open} from '../../support/page';

const CHOKE = 'Choke one sound with another';

test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

test('a crashed page says so, tries again by a button, and is forgotten on the next page', async ({
  page,
}) => {
  const crashed = page.getByRole('heading', {name: 'This page crashed.'});
  await open(page, 'how-to/');
  await crashPage(page, 'how-to/choke-sounds');
  await page.locator('.theme-doc-markdown a[href$="/how-to/choke-sounds/"]').first().click();
  await expect(crashed).toBeVisible();
  await expect(page.getByRole('main')).toContainText('boom');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Glossary'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Glossary');
  await page.goBack();
  await expect(crashed).toBeVisible();
  await page.evaluate(() => Object.assign(window, {crash: false}));
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(CHOKE);
});

test('when the next page’s code can’t be loaded, the page is loaded whole; without any file it says what may be wrong', async ({
  page,
}) => {
  const banner = page.getByText('Your Docusaurus site did not load properly.');
  await page.goto('');
  await hydrated(page);
  await expect(banner).toHaveCount(0);
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
  const loaded = page.waitForEvent('load');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Glossary'}).click();
  await loaded;
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  await expect(page).toHaveURL(/\/v2\/glossary\/$/);
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto('');
  await expect(banner).toBeVisible();
});
