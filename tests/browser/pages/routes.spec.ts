import {expect, test} from '../../support/tab';

test('an unknown address answers 404 with the not-found page', async ({page}) => {
  const response = await page.goto('no-such-page/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/not found/i);
});

for (const ending of ['.html', '/index.html']) {
  test(`the host strips ${ending}`, async ({page}) => {
    await page.goto(`how-to/choke-sounds${ending}`);
    await expect(page).toHaveURL(/\/v2\/how-to\/choke-sounds\/$/);
  });

  test(`the router finds the page at ${ending} on a host that serves it there`, async ({page}) => {
    await page.route(`**/how-to/choke-sounds${ending}`, async (route) => {
      const response = await route.fetch({url: route.request().url().replace(ending, '/')});
      await route.fulfill({response});
    });
    await page.goto(`how-to/choke-sounds${ending}`);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Choke one sound with another');
  });
}

test('a missing slash is added', async ({page}) => {
  await page.goto('glossary');
  await expect(page).toHaveURL(/\/v2\/glossary\/$/);
});
