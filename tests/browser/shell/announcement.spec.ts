import {expect, test} from '../../support/tab';
import {goWithin, hydrated, nothingChanges, open, watchLayoutShifts} from '../../support/page';
import {storageKey} from '../../support/storageKey';

const DISMISS_KEY = storageKey('docusaurus.announcement.dismiss');
const ID_KEY = storageKey('docusaurus.announcement.id');

test('shows a new announcement to a reader who closed an older one, at once and in its place', async ({
  page,
}) => {
  await page.addInitScript(
    ([dismiss, id]) => {
      if (sessionStorage.getItem('set')) return;
      sessionStorage.setItem('set', 'yes');
      localStorage.setItem(dismiss, 'true');
      localStorage.setItem(id, 'an-older-announcement');
    },
    [DISMISS_KEY, ID_KEY] as const,
  );
  await page.goto('', {waitUntil: 'commit'});
  const bar = page.locator('.theme-announcement-bar');
  await expect(bar).toBeVisible();
  const moved = await watchLayoutShifts(page);
  await hydrated(page);
  await expect(bar).toBeVisible();
  await nothingChanges(page);
  expect(await moved()).toBe(0);
  await bar.getByRole('button').click();
  await page.reload();
  await hydrated(page);
  await expect(bar).toBeHidden();
  expect(await page.evaluate((key) => localStorage.getItem(key), ID_KEY)).not.toBe(
    'an-older-announcement',
  );
});

test('is the same bar after a change of page; closed by keyboard, it hands the focus on to the navbar, and stays closed, before scripts run too', async ({
  page,
}) => {
  await open(page, '');
  const link = page.getByRole('link', {name: 'open the V1 help'});
  await link.focus();
  await goWithin(page, '/v2/glossary/');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Glossary');
  await expect(link).toBeFocused();
  const bar = page.locator('.theme-announcement-bar');
  await bar.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(bar).toHaveCount(0);
  await expect(page.locator('.navbar :focus')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator('.navbar :focus')).toBeVisible();
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
  await expect(bar).toBeHidden();
});
