import {expect, test, type Page} from '@playwright/test';
import {hydrated} from '../../support/page';

/** Makes one page's component throw, by changing its code on the way to the browser. */
async function crashOnce(page: Page, marker: string): Promise<{mend: () => void}> {
  let broken = true;
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const crashing = body.replace(
      /function (\w+)\(e=\{\}\)\{/,
      (start) => `${start}if(window.crash!==false)throw new Error("boom");`,
    );
    await route.fulfill({response, body: broken && body.includes(marker) ? crashing : body});
  });
  return {
    mend: () => {
      broken = false;
    },
  };
}

test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

test('a crashed page says so, tries again, and the next page is fine', async ({page}) => {
  await crashOnce(page, '"id":"how-to/choke-sounds","title"');
  await page.goto('how-to/');
  await hydrated(page);
  await page.locator('.theme-doc-markdown a[href$="/how-to/choke-sounds/"]').first().click();
  await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
  await page.evaluate(() => Object.assign(window, {crash: false}));
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Choke one sound with another');
});

test('after a crash the next page is shown', async ({page}) => {
  await crashOnce(page, '"id":"how-to/choke-sounds","title"');
  await page.goto('how-to/');
  await hydrated(page);
  await page.locator('.theme-doc-markdown a[href$="/how-to/choke-sounds/"]').first().click();
  await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
  await page.evaluate(() => Object.assign(window, {crash: false}));
  await page.getByRole('contentinfo').getByRole('link', {name: 'Glossary'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Glossary');
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

test('without storage the site works and warns once', async ({page}) => {
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
  await page.goto('');
  await hydrated(page);
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(warnings).toHaveLength(1);
});

test('a wrong base URL is explained', async ({page}) => {
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto('');
  await expect(page.getByText('Your Docusaurus site did not load properly.')).toBeVisible();
});

test('the progress bar shows on slow route changes only', async ({page}) => {
  await page.goto('');
  await hydrated(page);
  let delay = 0;
  await page.route('**/assets/js/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delay));
    await route.continue();
  });
  await page.evaluate(() => {
    const seen = Object.assign(window, {progressSeen: 0});
    new MutationObserver(() => {
      if (document.getElementById('nprogress')) seen.progressSeen += 1;
    }).observe(document.documentElement, {childList: true, subtree: true});
  });
  delay = 1500;
  await page.getByRole('contentinfo').getByRole('link', {name: 'No sound'}).click();
  await expect(page.locator('#nprogress .bar')).toBeVisible();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('No sound');
  await expect(page.locator('#nprogress')).toHaveCount(0);
});
