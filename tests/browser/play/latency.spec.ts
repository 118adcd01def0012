import {expect, test, type Page} from '../../support/tab';
import {expectSound, listen, panel, startDemo, told} from '../../support/play';

const PAGE = 'software-overview/settings-window/';

/** Has the page write down when each sound is to begin, in seconds. To be called before it is opened. */
async function writeStarts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const starts: number[] = [];
    Object.assign(window, {starts});
    const start = AudioScheduledSourceNode.prototype.start;
    AudioScheduledSourceNode.prototype.start = function (this: AudioScheduledSourceNode, when) {
      starts.push(when ?? 0);
      start.call(this, when);
    };
  });
}

/** Milliseconds from the first to the last sound that began since the last call. */
const spread = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const {starts} = window as unknown as {starts: number[]};
    const times = starts.splice(0);
    return 1000 * (Math.max(...times) - Math.min(...times));
  });

test('the snare comes as much after the stick as the setting says', async ({page}) => {
  await writeStarts(page);
  await startDemo(page, PAGE);
  for (const [setting, milliseconds] of [
    ['64 samples at 44.1 kHz: 2.9 ms', 2.9],
    ['128 samples at 44.1 kHz: 5.8 ms', 5.8],
    ['256 samples at 44.1 kHz: 11.6 ms', 11.6],
    ['512 samples at 44.1 kHz: 23.2 ms', 23.2],
    ['1,024 samples at 48 kHz: 42.7 ms', 42.7],
  ] as const) {
    await page.getByRole('radio', {name: setting}).check();
    await page.keyboard.press('c');
    await expect(told(page)).toHaveText(
      `Center, medium: snare, ${milliseconds.toFixed(1)} ms later`,
    );
    expect(await spread(page)).toBeCloseTo(milliseconds, 0);
  }
  await page.getByRole('switch', {name: 'Stick'}).uncheck();
  await page.keyboard.press('c');
  await expect(panel(page).locator('.sp-strip-stem')).toHaveCount(6);
  expect(await spread(page)).toBe(0);
});

test('a click sounds with the pattern, can be played along with, and is no stroke', async ({
  page,
}) => {
  await listen(page);
  await startDemo(page, PAGE);
  await page.getByRole('switch', {name: 'Click'}).check();
  await page.getByRole('button', {name: 'Play a pattern'}).click();
  await expectSound(page, true);
  await expect(panel(page).locator('.sp-strip-sound[data-lane="0"]')).not.toHaveCount(0);
  await expect(told(page)).toHaveText(/^Center, hard: snare, 5.3 ms later$/);
  await page.keyboard.press('r'); // plays nothing here
  await page.keyboard.press('e');
  await expect(told(page)).toHaveText('Edge, medium: snare, 5.3 ms later');
  await page.getByRole('button', {name: 'Stop the pattern'}).click();
  await expectSound(page, false);
});
