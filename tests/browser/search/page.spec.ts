import {expect} from '@playwright/test';
import {test} from '../../support/searchBackend';

test('answers a shared address, says how many, and shows more', async ({page}) => {
  await page.goto('search/?q=sample');
  await expect(page.getByRole('status')).toHaveText(/^\d+ results$/);
  const results = page.locator('main ol > li');
  await expect(results).toHaveCount(15);
  await page.getByRole('button', {name: 'More results'}).click();
  await expect.poll(() => results.count()).toBeGreaterThan(15);
  await expect(page.getByText('Algolia')).toHaveCount(0);
});

test('says where a result stands, and no name twice', async ({page}) => {
  await page.goto('search/?q=crosstalk');
  const term = page.locator('main ol > li', {has: page.getByRole('link', {name: /^Crosstalk$/})});
  await expect(term.locator('p').first()).toHaveText('Glossary › C');
});

test('keeps the query in the address as it is typed', async ({page}) => {
  await page.goto('search/');
  await page.getByRole('searchbox').pressSequentially('choke');
  await expect(page).toHaveURL(/\/v2\/search\/\?q=choke$/);
  await expect(page.getByRole('link', {name: /Choke one sound/}).first()).toBeVisible();
});

test('says that nothing was found, and what to try', async ({page}) => {
  await page.goto('search/?q=zzzqqqxxx');
  const status = page.getByRole('status');
  await expect(status).toContainText('No results found for "zzzqqqxxx"');
  await expect(status.getByRole('link', {name: 'Let us know.'})).toBeVisible();
  await status.getByRole('button').first().click();
  await expect(status).toHaveText(/results$/);
});

test('says that results can’t be fetched, and tries again', async ({page, backend}) => {
  backend.fail();
  await page.goto('search/?q=choke');
  await expect(page.getByRole('status')).toContainText('Unable to fetch results');
  backend.mend();
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('status')).toHaveText(/results$/);
});

test('shows what is typed as text, never as a page', async ({page}) => {
  const query = '<img src=x onerror="window.hacked=1">';
  await page.goto(`search/?q=${encodeURIComponent(query)}`);
  await expect(page.getByRole('heading', {level: 1})).toContainText('<img');
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});
