import {expect} from '@playwright/test';
import {openDialog, searchBox, test} from '../../support/searchBackend';

test('is a dialog by name and role', async ({page}) => {
  await openDialog(page);
  await expect(page.getByRole('dialog', {name: 'Search'})).toHaveAttribute('aria-modal', 'true');
});

test('keeps the keyboard inside, whatever it shows', async ({page}) => {
  await openDialog(page);
  await searchBox(page).fill('choke');
  await expect(page.getByRole('option').first()).toBeVisible();
  const last = page.getByRole('link', {name: /^See all/});
  const isInside = () =>
    page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null);
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    expect(await isInside()).toBe(true);
  }
  await searchBox(page).focus();
  await page.keyboard.press('Shift+Tab');
  expect(await isInside()).toBe(true);
  await expect(last).toBeVisible();
});

test('says how many results there are of this query alone, and leads to them', async ({page}) => {
  await openDialog(page);
  const seeAll = page.getByRole('link', {name: /^See all \d+ results$/});
  await searchBox(page).fill('sample');
  await expect(seeAll).toBeVisible();
  const first = Number(/\d+/.exec((await seeAll.textContent()) ?? '')?.[0]);
  await searchBox(page).fill('latency');
  await expect(
    page
      .getByRole('option')
      .filter({hasText: /latency/i})
      .first(),
  ).toBeVisible();
  await searchBox(page).fill('sample');
  await expect(seeAll).toHaveText(`See all ${first} results`);
  await seeAll.click();
  await expect(page).toHaveURL(/\/v2\/search\/\?q=sample$/);
  await expect(page.getByRole('status')).toHaveText(`${first} results`);
});

test('tries again by a button', async ({page, backend}) => {
  backend.fail();
  await openDialog(page);
  await searchBox(page).fill('choke');
  const failure = page.getByRole('alert');
  await expect(failure).toContainText('Unable to fetch results');
  await expect(failure).toContainText('You might want to check your network connection.');
  backend.mend();
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(searchBox(page)).toBeFocused();
});

test('searches for a suggestion', async ({page}) => {
  await openDialog(page);
  await searchBox(page).fill('zzzqqqxxx');
  const suggestion = page.getByRole('status').getByRole('button').first();
  const text = (await suggestion.textContent()) ?? '';
  await suggestion.click();
  await expect(searchBox(page)).toHaveValue(`${text} `);
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('leads to the section that was found, without loading the page anew', async ({page}) => {
  await openDialog(page);
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
  await searchBox(page).fill('crosstalk');
  const result = page.locator('a[role="option"][href*="#"]').first();
  const href = await result.getAttribute('href');
  expect(href).toMatch(/^\/v2\/[\w/-]+\/#[\w-]+$/);
  await result.click();
  await expect(page).toHaveURL((url) => url.pathname + url.hash === href);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('shows markup of a text as text', async ({page}) => {
  await openDialog(page);
  await searchBox(page).fill('<img src=x onerror="window.hacked=1">');
  await expect(page.locator('.DocSearch-Dropdown')).toContainText(/./);
  await expect(page.locator('.DocSearch-Modal img')).toHaveCount(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});
