import {expect, test, type Page} from '../../support/tab';
import {axeFindings} from '../../support/axe';
import {open} from '../../support/page';
import {figure, panel, playIt} from '../../support/play';

const CHOKE = 'how-to/choke-sounds/';
const PHONE = {width: 390, height: 844};
/** In pixels; that within Metro's rings is larger. */
const LEAST_DRUM = 160;

/** Presses the button at an end of the window, or in its middle. */
async function pressAt(page: Page, block: ScrollLogicalPosition): Promise<void> {
  await playIt(page).evaluate((button, at) => {
    button.scrollIntoView({block: at, behavior: 'instant'});
  }, block);
  await playIt(page).evaluate((button: HTMLElement) => button.click());
  await expect(figure(page)).toHaveAttribute('data-demo-state', 'ready');
  await expect(panel(page)).toBeFocused();
}

for (const [route, {width, height}] of [
  ['software-overview/modules/controllers/metro/', {width: 1440, height: 900}],
  ['', PHONE],
] as const) {
  test(`the start on /${route} is in view at ${String(width)} px, wherever the button was @audit`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height});
    await open(page, route);
    for (const block of ['start', 'end'] as const) {
      await pressAt(page, block);
      await expect(figure(page).locator('dialog')).toHaveCount(0);
      const navbar = await page.locator('.navbar').boundingBox();
      const top = await figure(page).evaluate((one) => one.getBoundingClientRect().top);
      const drum = await panel(page).locator('.sp-drum').boundingBox();
      expect(top, block).toBeGreaterThanOrEqual(navbar?.height ?? 0);
      expect((drum?.y ?? Infinity) + (drum?.height ?? 0), block).toBeLessThanOrEqual(height);
      expect(drum?.width, 'a finger can choose a zone').toBeGreaterThan(LEAST_DRUM);
      const before = await page.evaluate(() => scrollY);
      await panel(page).getByRole('button', {name: 'Close'}).click();
      await playIt(page).evaluate((button: HTMLElement) => button.click());
      await expect(figure(page)).toHaveAttribute('data-demo-state', 'ready');
      expect(await page.evaluate(() => scrollY), 'in view, so nothing moves').toBe(before);
      await panel(page).getByRole('button', {name: 'Close'}).click();
    }
  });
}

test('on a phone held sideways, drum, main setting, what sounds and what is told of it are seen together', async ({
  page,
}) => {
  const window = {width: 844, height: 390};
  await page.setViewportSize(window);
  const routes = [CHOKE, 'how-to/add-effects/', 'software-overview/modules/panels/velocity-io/'];
  for (const route of routes) {
    await open(page, route);
    await pressAt(page, 'center');
    await expect(figure(page).locator('dialog')).toBeVisible();
    for (const part of ['.sp-play-drum', '.sp-play-main', '.sp-play-told', '.sp-strip']) {
      const box = await panel(page).locator(part).boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0), part).toBeLessThanOrEqual(window.height);
    }
    const drum = await panel(page).locator('.sp-play-drum').boundingBox();
    const wedge = await panel(page).locator('.sp-play-force').boundingBox();
    expect(wedge?.height, 'hard and soft are the drum’s').toBeLessThanOrEqual(
      (drum?.height ?? 0) + 1,
    );
    await page.setViewportSize({width: 844, height: 342}); // below the browser's own bar
    await expect(panel(page).locator('.sp-play-told')).toBeInViewport({ratio: 0.99});
    await page.setViewportSize(window);
  }
});

test('on a phone it opens over the page, which waits where it was @phone-alone', async ({page}) => {
  await page.setViewportSize(PHONE);
  await open(page, CHOKE);
  const dialog = figure(page).getByRole('dialog', {name: 'Choke: a drum to play'});
  for (const leave of [
    () => panel(page).getByRole('button', {name: 'Close'}).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await pressAt(page, 'center');
    const before = await page.evaluate(() => scrollY);
    await expect(dialog).toBeInViewport({ratio: 0.99});
    await expect(figure(page).locator('img')).toBeVisible();
    // A finger would drag the page below along in Safari.
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    expect(await axeFindings(page, 'dialog[open]')).toEqual([]);
    await page.emulateMedia({media: 'print'});
    await expect(dialog).toBeHidden();
    await expect(figure(page).locator('img')).toBeVisible();
    await page.emulateMedia({media: 'screen'});
    await leave();
    await expect(dialog).toHaveCount(0);
    await expect(figure(page)).not.toHaveAttribute('data-demo-state');
    await expect(playIt(page)).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  }
});
