import {expect, test} from '../../support/tab';
import {crashPage} from '../../support/faultyScripts';
import {hydrated, open} from '../../support/page';

const CHOKE = 'Choke one sound with another';

test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

test.describe('a crashed page', () => {
  test.beforeEach(async ({page}) => {
    await open(page, 'how-to/');
    await crashPage(page, 'how-to/choke-sounds');
    await page.locator('.theme-doc-markdown a[href$="/how-to/choke-sounds/"]').first().click();
    await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
    await expect(page.getByRole('main')).toContainText('boom');
    await page.evaluate(() => Object.assign(window, {crash: false}));
  });

  test('says so, and tries again by a button', async ({page}) => {
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(CHOKE);
  });

  test('is forgotten on the next page', async ({page}) => {
    await page.getByRole('contentinfo').getByRole('link', {name: 'Glossary'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Glossary');
  });
});

test('when the next page’s code can’t be loaded, the page is loaded whole', async ({page}) => {
  await page.goto('');
  await hydrated(page);
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
  const loaded = page.waitForEvent('load');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Glossary'}).click();
  await loaded;
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  await expect(page).toHaveURL(/\/v2\/glossary\/$/);
});

test('without storage the color mode changes, and one warning says why nothing is kept', async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('storage')) warnings.push(message.text());
  });
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await open(page, '');
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(warnings).toHaveLength(1);
});

test('a wrong base URL is explained', async ({page}) => {
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto('');
  await expect(page.getByText('Your Docusaurus site did not load properly.')).toBeVisible();
});

test('with the right base URL nothing is explained', async ({page}) => {
  await open(page, '');
  await expect(page.getByText('Your Docusaurus site did not load properly.')).toHaveCount(0);
});
