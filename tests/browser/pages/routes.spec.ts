import {expect, test} from '../../support/tab';
import {hydrated} from '../../support/page';

test('the router finds a page on a host that serves it at the name of its file @audit', async ({
  page,
}) => {
  for (const ending of ['.html', '/index.html']) {
    await page.route(`**/how-to/choke-sounds${ending}`, async (route) => {
      const response = await route.fetch({url: route.request().url().replace(ending, '/')});
      await route.fulfill({response});
    });
    await page.goto(`how-to/choke-sounds${ending}`);
    await hydrated(page);
    const heading = page.getByRole('heading', {level: 1});
    await expect(heading, ending).toHaveText('Choke one sound with another');
  }
});
