import {expect} from '@playwright/test';
import {blockStorage} from '../../support/blockStorage';
import {dialog, openDialog, results, searchBox, test} from '../../support/searchBackend';

test('with blocked storage the search works as long as the page, and warns once', async ({
  page,
}) => {
  const faults: string[] = [];
  const warnings: string[] = [];
  page.on('pageerror', ({message}) => faults.push(message));
  page.on('console', (message) => {
    // Playwright warns of the service worker, which it blocks (tests/playwright.config.ts).
    if (/blocked by Playwright/.test(message.text())) return;
    if (['warning', 'error'].includes(message.type())) warnings.push(message.text());
  });
  await blockStorage(page);
  await openDialog(page);
  for (const query of ['metro', 'choke']) {
    await searchBox(page).fill(query);
    await expect(results(page).first()).toContainText(new RegExp(query, 'i'));
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press('Control+k');
  }
  const recent = dialog(page).getByRole('grid', {name: 'Recent searches'});
  const favorites = dialog(page).getByRole('grid', {name: 'Favorite searches'});
  await expect(recent.getByRole('row')).toHaveCount(2);
  await recent.getByRole('button', {name: /^Save/}).first().click();
  await expect(favorites.getByRole('row')).toContainText([/choke/i]);
  await recent.getByRole('button', {name: /^Remove/}).click();
  await expect(recent).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(favorites.getByRole('row')).toHaveCount(1);
  expect(faults).toEqual([]);
  const expected = warnings.filter((text) => text.includes('browser storage is not available'));
  expect(expected).toHaveLength(1);
  expect(warnings.filter((text) => !expected.includes(text))).toEqual([]);
});

test('the console of an ordinary page has no warning about storage', async ({page}) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (/storage/i.test(message.text())) warnings.push(message.text());
  });
  await openDialog(page);
  await searchBox(page).fill('choke');
  await expect(results(page).first()).toBeVisible();
  expect(warnings).toEqual([]);
});
