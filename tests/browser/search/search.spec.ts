import {expect} from '@playwright/test';
import {openDialog, searchBox as box, test} from '../../support/searchBackend';

for (const key of ['/', 'Control+k', 'Meta+k']) {
  test(`opens by ${key}`, async ({page}) => {
    await openDialog(page, key);
    await page.keyboard.press('Escape');
    await expect(box(page)).toBeHidden();
    await expect(page.getByRole('button', {name: 'Search'})).toBeFocused();
    await page.keyboard.press(key); // a button with the focus does not keep it from opening
    await expect(box(page)).toBeFocused();
  });
}

test('does not open while typing elsewhere', async ({page}) => {
  await page.goto('search/');
  await page.getByRole('searchbox').fill('kick');
  await page.keyboard.press('/');
  await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
});

test('finds the page, and Enter opens it', async ({page}) => {
  await openDialog(page, '/');
  await box(page).fill('choke');
  await expect(page.getByRole('option').first()).toContainText('Choke one sound with another');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/v2\/how-to\/choke-sounds\//);
});

test('remembers recent searches and favorites', async ({page}) => {
  await openDialog(page, '/');
  await box(page).fill('metro');
  await page.getByRole('option').first().click();
  await page.keyboard.press('Control+k');
  await expect(page.locator('.DocSearch-Hit-source')).toHaveText('Recent');
  await page.getByRole('button', {name: 'Save this search'}).click();
  await expect(page.locator('.DocSearch-Hit-source')).toHaveText('Favorite');
});

test('says that nothing was found, with suggestions and a report', async ({page}) => {
  await openDialog(page, '/');
  await box(page).fill('zzzqqqxxx');
  const dialog = page.locator('.DocSearch-Modal');
  await expect(dialog).toContainText('No results found for');
  await expect(dialog).toContainText('Try searching for');
  await expect(dialog).toContainText('Believe this query should return results?');
  await expect(dialog.getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
    'href',
    /issues\/new\?.*zzzqqqxxx/,
  );
});

test('says that results can’t be fetched, and works again later', async ({page, backend}) => {
  backend.fail();
  await openDialog(page, '/');
  await box(page).fill('choke');
  const dialog = page.locator('.DocSearch-Modal');
  await expect(dialog).toContainText('Unable to fetch results');
  await expect(dialog).toContainText('You might want to check your network connection.');
  backend.mend();
  await box(page).fill('choke sound');
  await expect(page.getByRole('option').first()).toBeVisible();
});
