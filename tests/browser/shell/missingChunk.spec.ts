import {expect, test, type Page} from '@playwright/test';
import {hydrated} from '../../support/page';

/** A script is gone, as when an old page meets a new release. */
const NOTE = 'Part of this page did not load';

/** Counts loads of the document, and answers 404 for scripts whose name fits while `isGone` says so. */
async function removeScripts(
  page: Page,
  pattern: RegExp,
  isGone: () => boolean,
): Promise<{loads: () => number}> {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route('**/assets/js/**', (route) =>
    pattern.test(route.request().url()) && isGone()
      ? route.fulfill({status: 404, body: 'gone'})
      : route.continue(),
  );
  return {loads: () => loads};
}

for (const [name, pattern] of [
  ['one script', /\/main\./],
  ['all scripts', /./],
] as const) {
  test(`without ${name} the page is loaded once more, then the reader is told`, async ({page}) => {
    const {loads} = await removeScripts(page, pattern, () => true);
    await page.goto('how-to/choke-sounds/').catch(() => undefined); // the second load cuts in
    await expect(page.getByRole('alert')).toContainText(NOTE);
    await page.waitForTimeout(2000); // time for a third load
    expect(loads()).toBe(2);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Choke one sound with another');
  });
}

test('when the second load has all scripts, nothing is said', async ({page}) => {
  let asked = 0;
  const {loads} = await removeScripts(page, /\/main\./, () => (asked += 1) === 1);
  await page.goto('glossary/').catch(() => undefined);
  await hydrated(page);
  expect(loads()).toBe(2);
  await expect(page.getByText(NOTE)).toHaveCount(0);
});

test('without session storage the reader is told at once', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  const {loads} = await removeScripts(page, /\/main\./, () => true);
  await page.goto('glossary/');
  await expect(page.getByRole('alert')).toContainText(NOTE);
  expect(loads()).toBe(1);
  await expect(page.getByRole('link', {name: 'load the page again.'})).toBeVisible();
});
