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

test('the host adds a missing slash and takes an ending away', async ({request}) => {
  for (const [asked, sent] of [
    ['glossary', '/v2/glossary/'],
    ['glossary.html', '/v2/glossary/'],
  ] as const) {
    const answer = await request.get(asked, {maxRedirects: 0});
    expect([answer.status(), answer.headers().location], asked).toEqual([301, sent]);
  }
});
