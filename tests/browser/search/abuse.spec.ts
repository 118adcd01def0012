import {expect, test, type Page} from '@playwright/test';
import {hydrated} from '../../support/page';

const box = (page: Page) => page.getByRole('searchbox', {name: 'Search'});

test.beforeEach(async ({page}) => {
  await page.addInitScript(() => {
    window.alert = () => document.documentElement.setAttribute('data-alerted', '');
  });
});

const ATTACKS = [
  '<img src=x onerror=alert(1)> choke',
  '"><script>alert(1)</script> choke',
  'javascript:alert(1) choke',
  '\u202Eדרכון choke',
  '🥁 choke 👩🏽‍🎤',
];

test('executes nothing that is typed into the dialog', async ({page}) => {
  await page.goto('');
  await hydrated(page);
  await page.keyboard.press('Control+k');
  for (const attack of ATTACKS) {
    await box(page).fill(attack);
    await expect(page.getByRole('option').first()).toContainText(/chok/i);
    await expect(page.locator('.DocSearch-Modal :is(img[src="x"], script)')).toHaveCount(0);
  }
  await box(page).fill('<img src=x onerror=alert(1)>zzzqqq');
  await expect(page.locator('.DocSearch-Hit, .DocSearch-NoResults').first()).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-alerted');
});

test('executes nothing that an address carries', async ({page}) => {
  for (const attack of ATTACKS) {
    await page.goto(`search/?q=${encodeURIComponent(attack)}`);
    await expect(page.getByRole('heading', {level: 1})).toContainText(attack);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await expect(page.locator('main :is(img[src="x"], script)')).toHaveCount(0);
  }
  await expect(page.locator('html')).not.toHaveAttribute('data-alerted');
});

test('takes an endless query and goes on answering', async ({page}) => {
  await page.goto('');
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await box(page).fill('drum sensor '.repeat(4000));
  await expect(page.getByRole('option').first()).toBeVisible();
  await box(page).fill('');
  for (let round = 0; round < 40; round += 1) {
    await box(page).pressSequentially('retrig');
    await box(page).fill('');
  }
  await box(page).fill('choke');
  await expect(page.getByRole('option').first()).toContainText('Choke one sound with another');
});
