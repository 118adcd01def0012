import {expect, test} from '../../support/tab';
import {nothingHappensFor} from '../../support/page';
import {drumPoint, expectSound, listen, panel, startDemo, told} from '../../support/play';

const CHOKE = 'how-to/choke-sounds/';
const BLEND = 'how-to/blend-samples-between-zones/';

test('a mouse hits the zone under it; with Shift, hard', async ({page}) => {
  await listen(page);
  await startDemo(page, CHOKE);
  for (const [radius, zone] of [
    [0, 'Center, medium: chord 1'],
    [70, 'Edge, medium: chord 1'],
    [98, 'Rim, medium: chord 2'],
  ] as const) {
    const {x, y} = await drumPoint(page, radius);
    await page.mouse.click(x, y);
    await expect(told(page)).toHaveText(zone);
  }
  await expectSound(page, true);
  const {x, y} = await drumPoint(page, 0, 98);
  await page.keyboard.down('Shift');
  await page.mouse.click(x, y);
  await page.keyboard.up('Shift');
  await expect(told(page)).toHaveText('Rim, hard: chord 2');
});

test('a mouse hits the harder, the higher in the zone, and the slider moves along', async ({
  page,
}) => {
  await startDemo(page, CHOKE);
  const force = page.getByRole('slider', {name: 'How hard'});
  for (const [height, words, from, to] of [
    [30, 'Center, soft: chord 1', 8, 30],
    [-38, 'Center, hard: chord 1', 90, 100],
  ] as const) {
    const {x, y} = await drumPoint(page, 0, height);
    await page.mouse.move(x, y);
    const value = Number(await force.inputValue()); // before anything is struck
    expect(value).toBeGreaterThanOrEqual(from);
    expect(value).toBeLessThanOrEqual(to);
    await page.mouse.down();
    await page.mouse.up();
    await expect(told(page)).toHaveText(words);
  }
});

test('keys hit hard with Shift and softly with Q, until it is let go', async ({page}) => {
  await startDemo(page, CHOKE);
  await page.keyboard.press('Shift+R');
  await expect(told(page)).toHaveText('Rim, hard: chord 2');
  await page.keyboard.down('q');
  await page.keyboard.press('c');
  await expect(told(page)).toHaveText('Center, soft: chord 1');
  await page.keyboard.up('q');
  await page.keyboard.press('c');
  await expect(told(page)).toHaveText('Center, medium: chord 1');
});

test('a rim that nothing listens to is drawn as none, and plays nothing', async ({page}) => {
  await startDemo(page, BLEND);
  await expect(panel(page).locator('.sp-drum-hoop')).toHaveCount(0);
  const {x, y} = await drumPoint(page, 98);
  await page.mouse.click(x, y);
  await nothingHappensFor(page, 200, 'a hit is shown at once');
  await expect(panel(page).locator('.sp-strip-stem')).toHaveCount(0);
});
