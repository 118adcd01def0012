import {expect, test} from '../../support/tab';

for (const ending of ['.html', '/index.html']) {
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
