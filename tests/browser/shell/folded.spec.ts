import {expect, type Page} from '../../support/tab';
import {goWithin, open} from '../../support/page';
import {test} from '../../support/writtenTab';

/** What is folded up, and a place in it. */
const PLACES = [
  ['details within details', 'deep-inside', 'vibraslap'],
  ['tabs within tabs', 'inside-intel', 'glockenspiel'],
] as const;

const heading = (page: Page, id: string) => page.locator(`[id="${id}"]`);
const words = (page: Page, word: string) => page.locator('p', {hasText: word});

test('details and tabs open for an address, the contents list, a way from another page, and on paper', async ({
  page,
  copy,
}) => {
  await page.setViewportSize({width: 1440, height: 800});
  for (const [what, id, word] of PLACES) {
    const opened = async (): Promise<void> => {
      await expect(words(page, word)).toBeVisible();
      await expect(heading(page, id)).toBeInViewport();
    };
    const close = async (): Promise<void> => {
      for (const tab of ['Windows', 'Mac', 'Apple silicon'])
        if (what.startsWith('tabs')) await page.getByRole('tab', {name: tab}).click();
      if (!what.startsWith('tabs')) await page.getByText('Open me, it’s').click();
      await expect(words(page, word)).toBeHidden();
    };
    await open(page, `${copy.address}everything/#${id}`);
    await opened();

    await close();
    for (const round of ['first', 'once more']) {
      await page.locator(`.theme-doc-toc-desktop a[href="#${id}"]`).click();
      await test.step(round, opened);
      await close();
    }

    const named = page.locator('details[name]:not([name=""])');
    const group = await named.count();
    expect(group).toBeGreaterThan(1);
    await page.locator('details', {hasText: 'Open words.'}).evaluate((one) => {
      (one as HTMLDetailsElement).open = true; // of two with one name, the other was closed by this
    });
    await page.emulateMedia({media: 'print'});
    // Some browsers say so twice.
    for (let time = 0; time < 2; time += 1)
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(words(page, word)).toBeVisible();
    await expect(words(page, 'Open words.')).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({media: 'screen'});
    await expect(words(page, word)).toBeHidden();
    await expect(named, 'one closes the other again').toHaveCount(group);
  }

  const panel = page.locator('[role="tabpanel"]', {hasText: 'words for windows'}).last();
  await expect(panel).toHaveAttribute('hidden', 'until-found');
  // What the browser does before it shows what its own search has found.
  await panel.evaluate((one) => one.dispatchEvent(new Event('beforematch', {bubbles: true})));
  await expect(panel).toBeVisible();
  const windows = page.getByRole('tab', {name: 'Windows'});
  await expect(windows).toHaveAttribute('aria-selected', 'true');
  await windows.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(panel).toBeHidden();

  await page.emulateMedia({media: 'print'});
  const labels = await page
    .locator('.sp-tab')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one, '::before').content));
  expect(labels, 'panels are printed under their labels').toEqual(
    ['Mac', 'Apple silicon', 'Intel', 'Windows', 'First', 'Second label'].map(
      (label) => `"${label}"`,
    ),
  );
  await expect(page.getByText('lazy words one')).toBeVisible();
  await expect(page.getByRole('tablist').filter({visible: true})).toHaveCount(0);
  await page.emulateMedia({media: 'screen'});

  await goWithin(page, `${new URL(copy.address).pathname}drawing/`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('A page with a drawing');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('inside intel');
  await page.getByRole('option', {name: /Inside Intel/}).click();
  await expect(words(page, 'glockenspiel')).toBeVisible();
  await expect(heading(page, 'inside-intel')).toBeInViewport();
});

test('an address leads to its place in a tab that its query opens', async ({page, copy}) => {
  await page.setViewportSize({width: 390, height: 600});
  await open(page, `${copy.address}tabs/?os=windows#under-windows`);
  const place = heading(page, 'under-windows');
  const top = () => place.evaluate((one) => one.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(100);
  expect(await top()).toBeGreaterThan(0);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('details open @audit', async ({page, copy}) => {
    await page.goto(`${copy.address}everything/`);
    await page.locator('summary').first().click();
    await expect(words(page, 'marimbaphone')).toBeVisible();
  });
});
