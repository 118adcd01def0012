import {expect, test} from '../../support/tab';
import {dialog, openDialog, results, searchBox} from '../../support/searchBackend';

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
  await openDialog(page);
  for (const attack of ATTACKS) {
    await searchBox(page).fill(attack);
    await expect(results(page).first()).toContainText(/chok/i);
    await expect(dialog(page).locator('img, script')).toHaveCount(0);
  }
  await searchBox(page).fill('<img src=x onerror=alert(1)>zzzqqq');
  await expect(dialog(page).getByRole('status')).toHaveText(/./);
  await expect(page.locator('html')).not.toHaveAttribute('data-alerted');
});

test('executes nothing that an address carries', async ({page}) => {
  for (const attack of ATTACKS) {
    await page.goto(`search/?q=${encodeURIComponent(attack)}`);
    await expect.poll(() => page.title()).toContain(attack);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await expect(page.locator('main :is(img[src="x"], script)')).toHaveCount(0);
  }
  await expect(page.locator('html')).not.toHaveAttribute('data-alerted');
});

test('half of an emoji, and a lone percent sign, are letters like others', async ({page}) => {
  const faults: string[] = [];
  page.on('pageerror', ({message}) => faults.push(message));
  await page.goto('search/?q=%&q=%C3');
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('%');
  await openDialog(page);
  // As a box of limited length leaves it.
  await searchBox(page).evaluate((box) => {
    (box as HTMLInputElement).value = 'drum \ud83e';
    box.dispatchEvent(new Event('input', {bubbles: true}));
  });
  await expect(results(page).first()).toBeVisible();
  await dialog(page)
    .getByRole('link', {name: /^See all/})
    .click();
  await expect(page).toHaveURL(/search\/\?q=drum/);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  expect(faults).toEqual([]);
});
