import {expect, test, type Locator, type Page} from '../../support/tab';
import {withMidi} from '../../support/midi';
import {holdBack, nothingHappensFor, open} from '../../support/page';
import {MIDI, MIDI_PAGE, monitor, SOUND, SOUND_PAGE, startTool, where} from '../../support/tools';

const CHUNK = '**/assets/js/after-load.*.js';

test('what waits for actions is loaded after the load event, though the typeface is refused, and answers a button pressed before, which says that its code loads; a held key presses once', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.fonts.load = () => {
      throw new Error('Refused.');
    };
  });
  const release = await holdBack(page, CHUNK);
  const releaseDemo = await holdBack(page, '**/assets/js/play-choke.*.js');
  await page.goto('how-to/choke-sounds/', {waitUntil: 'load'});
  const demonstration = page.locator('figure[data-demo-state="ready"]');
  const loads = page.getByText('Loading …');
  await page.getByRole('button', {name: 'Play it'}).click();
  await expect(loads).toHaveCount(0);
  release();
  await expect(loads).toBeInViewport();
  await expect(demonstration).toHaveCount(0);
  releaseDemo();
  await expect(demonstration).toHaveCount(1);
  await expect(loads).toHaveCount(0);
  const {asked, loaded} = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource');
    const [navigation] = performance.getEntriesByType('navigation');
    return {
      asked: files.find(({name}) => /after-load\./.test(name))?.startTime ?? 0,
      loaded: navigation?.toJSON().loadEventStart as number,
    };
  });
  expect(loaded).toBeGreaterThan(0);
  expect(asked).toBeGreaterThanOrEqual(loaded);

  // A key that is held presses a button once.
  const close = page.getByRole('button', {name: 'Close', exact: true}).last();
  await close.click();
  const hold = async (button: Locator): Promise<void> => {
    await button.focus();
    for (let repeat = 0; repeat < 6; repeat += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
  };
  await hold(page.getByRole('button', {name: 'Play it'}));
  await expect(demonstration).toHaveCount(1);
  await hold(close);
  await expect(page.getByRole('button', {name: 'Play it'}), 'it has the focus').toBeFocused();
  await expect(page.locator('[data-demo-state]'), 'and opens nothing').toHaveCount(0);
  await hold(page.getByRole('button', {name: /dark and light mode/}));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the second press of a double one meets nothing that came in its place, and turns nothing off', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await withMidi(page, ['Pads']);
  await startTool(page, MIDI_PAGE, MIDI);
  await monitor(page).getByRole('button', {name: 'Stop'}).dblclick();
  await expect(monitor(page)).toHaveCount(0);
  await nothingHappensFor(page, 300, 'a link below goes to the next page');
  await expect(page).toHaveURL(/\/how-to\/midi-in\/$/);
  await startTool(page, SOUND_PAGE, SOUND);
  await page.getByRole('button', {name: 'It’s silent'}).dblclick();
  await expect(where(page)).toHaveText('It’s silent: what happens?');
  await open(page, 'how-to/choke-sounds/');
  await page.getByRole('button', {name: 'Play it'}).click();
  const button = (name: string): Locator => page.getByRole('button', {name, exact: true});
  for (const [on, off] of [
    ['Play a pattern', 'Stop the pattern'],
    ['More settings', 'Fewer settings'],
    ['Use my pads', 'Use no pads'],
  ] as const) {
    await button(on).dblclick();
    await expect(button(off)).toBeVisible();
  }
  const box = page.getByRole('switch', {name: 'Retrig on the chords'});
  const wasOn = await box.isChecked();
  await page.getByText('Retrig on the chords').dblclick();
  expect(await box.isChecked(), 'what may be turned twice').toBe(wasOn);
  await button('Close').last().dblclick(); // the announcement has one too
  await expect(page.locator('.sp-play')).toHaveCount(0);
  await nothingHappensFor(page, 300, 'what is below opens: a picture, or the search');
  await expect(page.locator('.medium-zoom-overlay, [role="dialog"], dialog')).toHaveCount(0);
});

/** Opens a page for which that can't be had, though it could now. */
async function openWithout(page: Page): Promise<void> {
  await page.route(CHUNK, (route) => route.abort());
  const lost = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('after-load.'),
  );
  await page.goto('how-to/choke-sounds/');
  await lost;
  await page.unroute(CHUNK);
}

test('what could not be loaded is loaded when a button of it is pressed @audit', async ({page}) => {
  await openWithout(page);
  await page.getByRole('button', {name: 'Play it'}).click();
  await expect(page.locator('figure[data-demo-state="ready"]')).toHaveCount(1);
});

test('what could not be loaded on the first page is loaded on the next @audit', async ({page}) => {
  await openWithout(page);
  const loaded = page.waitForResponse(/after-load\./);
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(/choke-sounds/);
  await loaded;
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible({timeout: 500});
  }).toPass();
});
