import {expect, test} from '../../support/tab';
import {hydrated} from '../../support/page';
import {dialog, searchBox} from '../../support/searchBackend';

/** A reader whose browser or network lets no third party through, in the build that has all of them. */
test('with third parties blocked the help works, and the search says what is wrong', async ({
  page,
  baseURL,
}) => {
  const faults: string[] = [];
  page.on('pageerror', ({message}) => faults.push(message));
  await page.route(/.*/, (route) =>
    route
      .request()
      .url()
      .startsWith(new URL(baseURL ?? '').origin)
      ? route.continue()
      : route.abort('blockedbyclient'),
  );
  await page.goto('how-to/choke-sounds/');
  await hydrated(page);
  await page.keyboard.press('/');
  await searchBox(page).fill('choke');
  await expect(dialog(page).getByRole('alert')).toContainText('Unable to fetch results');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Glossary'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Glossary');
  expect(faults).toEqual([]);
});
