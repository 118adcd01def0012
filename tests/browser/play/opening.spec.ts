import {expect, test} from '../../support/tab';
import {axeFindings} from '../../support/axe';
import {open} from '../../support/page';
import {figure, panel, playIt, startDemo} from '../../support/play';

const CHOKE = 'how-to/choke-sounds/';
const PHONE = {width: 390, height: 844};

for (const [width, height] of [
  [1440, 900],
  [PHONE.width, PHONE.height],
] as const) {
  test(`the start is in view at ${String(width)} px, wherever the button was`, async ({page}) => {
    await page.setViewportSize({width, height});
    for (const [route, name] of [
      [CHOKE, 'choke'],
      ['software-overview/modules/controllers/metro/', 'metro'],
      ['', 'zones'],
    ] as const) {
      for (const block of ['start', 'end'] as const) {
        await open(page, route);
        await playIt(page, name).evaluate((button, at) => {
          button.scrollIntoView({block: at, behavior: 'instant'});
        }, block);
        const button = await playIt(page, name).boundingBox();
        if (!button) throw new Error('There is no button.');
        await page.mouse.click(button.x + button.width / 2, button.y + button.height / 2);
        await expect(figure(page, name)).toHaveAttribute('data-demo-state', 'ready');
        await expect(panel(page, name)).toBeFocused();
        const navbar = await page.locator('.navbar').boundingBox();
        const top = await figure(page, name).evaluate((one) => one.getBoundingClientRect().top);
        const drum = await panel(page, name).locator('.sp-drum').boundingBox();
        const where = `${name}, ${block}`;
        const opensOver = await figure(page, name).locator('dialog').isVisible();
        expect(opensOver, where).toBe(width === PHONE.width && name !== 'zones');
        if (!opensOver) expect(top, where).toBeGreaterThanOrEqual(navbar?.height ?? 0);
        expect((drum?.y ?? Infinity) + (drum?.height ?? 0), where).toBeLessThanOrEqual(height);
      }
    }
  });
}

test('on a phone it opens over the page, which waits where it was @phone', async ({page}) => {
  await page.setViewportSize(PHONE);
  await open(page, CHOKE);
  await playIt(page).evaluate((button) =>
    button.scrollIntoView({block: 'center', behavior: 'instant'}),
  );
  const before = await page.evaluate(() => scrollY);
  const dialog = figure(page).getByRole('dialog', {name: 'Choke: a drum to play'});
  const close = panel(page).getByRole('button', {name: 'Close'});
  for (const leave of [() => close.click(), () => page.keyboard.press('Escape')]) {
    await playIt(page).evaluate((button: HTMLElement) => button.click());
    await expect(figure(page)).toHaveAttribute('data-demo-state', 'ready');
    await expect(dialog).toBeInViewport({ratio: 0.99});
    await expect(panel(page)).toBeFocused();
    await expect(figure(page).locator('img')).toBeVisible();
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
  }
});

test('the page below is locked as long, as a finger would drag it along in Safari', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await startDemo(page, CHOKE);
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  await panel(page).getByRole('button', {name: 'Close'}).click();
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test('nothing moves where the start is in view', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 1200});
  await open(page, CHOKE);
  await figure(page).evaluate((place) => {
    place.scrollIntoView({behavior: 'instant'});
    scrollBy({top: -200, behavior: 'instant'});
  });
  const before = await page.evaluate(() => scrollY);
  await playIt(page).evaluate((button: HTMLElement) => button.click());
  await expect(figure(page)).toHaveAttribute('data-demo-state', 'ready');
  expect(await page.evaluate(() => scrollY)).toBe(before);
});
