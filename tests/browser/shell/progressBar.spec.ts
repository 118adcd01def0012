import {expect, test} from '../../support/tab';
import {hydrated} from '../../support/page';

test.use({ownContext: true}); // a clock that stands

/** Specification, section 9: time after which a change of page shows the progress bar. */
const DELAY_MS = 200;

test('the progress bar shows when a change of page takes longer, until it is done', async ({
  page,
}) => {
  await page.goto('');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  let arrive = (): void => undefined;
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/assets/js/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('contentinfo').getByRole('link', {name: 'No sound'}).click();
  const bar = page.locator('#nprogress .bar');
  await page.clock.runFor(DELAY_MS - 10);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(bar).toBeVisible();
  await page.clock.resume();
  arrive();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('No sound');
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test('a quick change of page shows no progress bar', async ({page}) => {
  await page.goto('');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('contentinfo').getByRole('link', {name: 'No sound'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('No sound');
  await page.clock.runFor(DELAY_MS * 5);
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test('a page that was given up for another leaves no progress bar behind', async ({page}) => {
  await page.goto('');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  let isHeld = true;
  await page.route('**/assets/js/**', (route) => (isHeld ? undefined : route.continue()));
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', {name: 'No sound'}).click();
  await page.clock.runFor(DELAY_MS / 4);
  isHeld = false;
  await footer.getByRole('link', {name: 'Glossary'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Glossary');
  await page.clock.runFor(DELAY_MS * 2);
  await page.clock.resume();
  await expect(page.locator('#nprogress')).toHaveCount(0);
});
