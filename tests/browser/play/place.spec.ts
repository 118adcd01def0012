import {expect, test} from '../../support/tab';
import {panel, startDemo} from '../../support/play';

const CHOKE = 'how-to/choke-sounds/';

test('what was hit stays in the strip when that gets another height', async ({page}) => {
  await startDemo(page, CHOKE);
  await page.keyboard.press('c');
  await page.keyboard.press('r');
  const strip = panel(page).locator('.sp-strip');
  const before = await strip.boundingBox();
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('.sp-play-foot')?.append(document.createElement('br'), 'x');
  });
  await expect.poll(async () => (await strip.boundingBox())?.height).not.toBe(before?.height);
  await expect(panel(page).locator('.sp-strip-stem')).toHaveCount(2);
  await expect(panel(page).locator('.sp-strip-sound')).toHaveCount(2);
});

test('a switch shows with forced colors whether it is on', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await startDemo(page, CHOKE);
  const retrig = page.getByRole('switch', {name: 'Retrig on the chords'});
  const paint = (): Promise<string> =>
    retrig.evaluate((box) => {
      const {backgroundColor, backgroundImage, forcedColorAdjust} = getComputedStyle(
        box,
      ) as CSSStyleDeclaration & {forcedColorAdjust: string};
      return [backgroundColor, backgroundImage, forcedColorAdjust].join(' ');
    });
  const off = await paint();
  await retrig.check();
  const on = await paint();
  expect(on).not.toBe(off);
  expect(off).toMatch(/none$/); // or the thumb isn't painted
});
