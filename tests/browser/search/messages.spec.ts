import {expect} from '@playwright/test';
import {SUGGESTIONS} from '../../../src/search/data/suggestions';
import {nothingHappensFor} from '../../support/page';
import {
  dialog,
  EMBEDDED_INDEX,
  openDialog,
  results,
  searchBox,
  test,
} from '../../support/searchBackend';

/** What the dialog says when it has no results: the texts of the specification, section 8. */

test('offers popular searches before anything is typed', async ({page}) => {
  await openDialog(page);
  await expect(dialog(page).getByText('Popular searches')).toBeVisible();
  await expect(dialog(page).locator('ul').getByRole('button')).toHaveText([...SUGGESTIONS]);
  const [first = ''] = SUGGESTIONS;
  await dialog(page).getByRole('button', {name: first}).click();
  await expect(searchBox(page)).toHaveValue(first);
  await expect(searchBox(page)).toBeFocused();
  await expect(results(page).first()).toBeVisible();
});

test('says that nothing was found, with suggestions and a report @hosted', async ({page}) => {
  await openDialog(page);
  await searchBox(page).fill('zzzqqqxxx');
  const status = dialog(page).getByRole('status');
  await expect(status).toContainText('No results found for “zzzqqqxxx”');
  await expect(status).toContainText('Try searching for');
  await expect(status).toContainText('Believe this query should return results?');
  await expect(status.getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
    'href',
    /issues\/new\?.*zzzqqqxxx/,
  );
  await expect(results(page)).toHaveCount(0);
});

test('searches for a suggestion after nothing was found', async ({page}) => {
  await openDialog(page);
  await searchBox(page).fill('zzzqqqxxx');
  const suggestion = dialog(page).getByRole('status').getByRole('button').first();
  const text = (await suggestion.textContent()) ?? '';
  await suggestion.click();
  await expect(searchBox(page)).toHaveValue(text);
  await expect(searchBox(page)).toBeFocused();
  await expect(results(page).first()).toBeVisible();
});

test('says that results can’t be fetched, and tries again by a button @hosted', async ({
  page,
  backend,
}) => {
  backend.fail();
  await openDialog(page);
  await searchBox(page).fill('choke');
  const failure = dialog(page).getByRole('alert');
  await expect(failure).toContainText('Unable to fetch results');
  await expect(failure).toContainText('You might want to check your network connection.');
  await expect(dialog(page)).not.toContainText('No results found');
  backend.mend();
  await failure.getByRole('button', {name: 'Try again'}).click();
  await expect(results(page).first()).toContainText('Choke one sound with another');
  await expect(failure).toHaveCount(0);
  await expect(searchBox(page)).toBeFocused();
});

test('a failure is forgotten with the next query that is answered @hosted', async ({
  page,
  backend,
}) => {
  backend.fail();
  await openDialog(page);
  await searchBox(page).fill('choke');
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  backend.mend();
  await searchBox(page).fill('choke sound');
  await expect(results(page).first()).toBeVisible();
  await expect(dialog(page).getByRole('alert')).toHaveCount(0);
});

test('offers a way in that fits where nothing was found @hosted', async ({page}) => {
  await openDialog(page);
  await searchBox(page).fill('zendrum');
  const status = dialog(page).getByRole('status');
  await expect(status).toContainText('No results found for “zendrum”');
  await expect(status.getByRole('link', {name: 'Play from MIDI gear'})).toHaveAttribute(
    'href',
    '/v2/how-to/midi-in/',
  );
  await expect(status).toContainText('Believe this query should return results?');
});

test('a box that was emptied before its answer came shows what an empty one shows', async ({
  page,
}) => {
  let arrive = (): void => undefined;
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(EMBEDDED_INDEX, async (route) => {
    await held;
    await route.continue();
  });
  await openDialog(page);
  await expect(dialog(page).getByText('Popular searches')).toBeVisible();
  await searchBox(page).fill('choke');
  await searchBox(page).fill('');
  const answered = page.waitForResponse(EMBEDDED_INDEX);
  arrive();
  await (await answered).finished();
  await nothingHappensFor(page, 300, 'the late answer is read in some 50 ms');
  await expect(dialog(page).getByText('Popular searches')).toBeVisible();
});
