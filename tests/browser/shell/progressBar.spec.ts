import {expect, test} from '../../support/tab';
import {holdBack, open} from '../../support/page';

test.use({ownContext: true}); // a clock that stands

/** Specification, section 9: time after which a change of page shows the progress bar. */
const DELAY_MS = 200;

test('the progress bar shows when a change of page takes longer, until it is done or given up', async ({
  page,
}) => {
  await open(page, '');
  const bar = page.locator('#nprogress .bar');
  const heading = page.getByRole('heading', {level: 1});
  const goTo = (name: string) =>
    page.getByRole('contentinfo').getByRole('link', {name, exact: true}).click();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);

  await goTo('Glossary');
  await expect(heading).toHaveText('Glossary');
  await page.clock.runFor(DELAY_MS * 5);
  await expect(bar, 'a quick change').toHaveCount(0);

  const arrive = await holdBack(page, '**/assets/js/**');
  await goTo('No sound');
  await page.clock.runFor(DELAY_MS - 10);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(bar, 'a slow change').toBeVisible();
  await page.clock.resume();
  arrive();
  await expect(heading).toHaveText('No sound');
  await expect(bar).toHaveCount(0);

  await page.unrouteAll({behavior: 'ignoreErrors'});
  let isHeld = true;
  await page.route('**/assets/js/**', (route) => (isHeld ? undefined : route.continue()));
  await page.clock.pauseAt(Date.now() + 120_000);
  await goTo('Tutorials');
  await page.clock.runFor(DELAY_MS / 4);
  isHeld = false;
  await goTo('Glossary');
  await expect(heading).toHaveText('Glossary');
  await page.clock.runFor(DELAY_MS * 2);
  await page.clock.resume();
  await expect(bar, 'a page given up for another').toHaveCount(0);
});
