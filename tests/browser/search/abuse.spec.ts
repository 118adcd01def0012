import {expect, test} from '../../support/tab';
import {noteFaults} from '../../support/page';
import {dialog, results, searchBox} from '../../support/searchBackend';

const ATTACKS = [
  '"><script>alert(1)</script> choke',
  'javascript:alert(1) choke',
  '\u202Eדרכון choke',
  '🥁 choke 👩🏽‍🎤',
];

test('executes nothing that an address carries or a reader types; half of an emoji is a letter like others @audit', async ({
  page,
}) => {
  const faults = noteFaults(page);
  await page.addInitScript(() => {
    window.alert = () => document.documentElement.setAttribute('data-alerted', '');
  });
  const main = page.getByRole('main');
  const markup = '<img src=x onerror=alert(1)> choke';
  await page.goto(`search/?q=${encodeURIComponent(markup)}&q=%C3`);
  await expect.poll(() => page.title()).toContain(markup);
  await expect(main.getByRole('searchbox')).toHaveValue(markup);
  await expect(main.getByRole('listitem').first()).toBeVisible();
  for (const attack of ATTACKS) {
    await main.getByRole('searchbox').fill(attack);
    await expect.poll(() => page.title()).toContain(attack);
    await expect(main.getByRole('listitem').first()).toBeVisible();
  }
  await expect(page.locator('main :is(img[src="x"], script)')).toHaveCount(0);

  await page.keyboard.press('Control+k');
  for (const attack of [markup, ...ATTACKS]) {
    await searchBox(page).fill(attack);
    await expect(results(page).first()).toContainText(/chok/i);
    await expect(dialog(page).locator('img, script')).toHaveCount(0);
  }
  await searchBox(page).fill('<xqxq>zzzqqqxxx</xqxq>');
  await expect(dialog(page).getByRole('status')).toContainText('<xqxq>zzzqqqxxx</xqxq>');
  await expect(dialog(page).locator('xqxq')).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-alerted');

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
  await expect(main.getByRole('listitem').first()).toBeVisible();
  expect(faults).toEqual([]);
});
