import {expect, test} from '../../support/tab';
import {expectSound, listen, noteTold, panel, startDemo, told} from '../../support/play';

/** The most of our own between a key and its sound, in milliseconds. */
const HIT_TO_SOUND_MS = 10;

test('the snare comes as much after the stick as the setting says, which comes at once, and a click sounds with the pattern @audit', async ({
  page,
}) => {
  await listen(page);
  /** Has the page write down when each sound is to begin, and how much later than its key; in seconds. */
  await page.addInitScript(() => {
    const [starts, waits]: [number[], number[]] = [[], []];
    Object.assign(window, {starts, waits});
    let pressed = NaN;
    window.addEventListener('keydown', () => (pressed = performance.now()), {capture: true});
    const start = AudioScheduledSourceNode.prototype.start;
    AudioScheduledSourceNode.prototype.start = function (this: AudioScheduledSourceNode, when = 0) {
      starts.push(when);
      waits.push(
        (performance.now() - pressed) / 1000 + Math.max(0, when - this.context.currentTime),
      );
      start.call(this, when);
    };
  });
  /** Milliseconds from the first to the last sound that began since the last call, and before the first. */
  const heard = (): Promise<{spread: number; wait: number}> =>
    page.evaluate(() => {
      const {starts, waits} = window as unknown as {starts: number[]; waits: number[]};
      const times = starts.splice(0);
      return {
        spread: 1000 * (Math.max(...times) - Math.min(...times)),
        wait: 1000 * Math.min(...waits.splice(0)),
      };
    });
  await startDemo(page, 'software-overview/settings-window/');
  const waits: number[] = [];
  for (const [buffer, rate, milliseconds] of [
    ['64', '44.1 kHz', 2.9],
    ['128', '44.1 kHz', 5.8],
    ['256', '44.1 kHz', 11.6],
    ['512', '44.1 kHz', 23.2],
    ['1,024', '48 kHz', 42.7],
  ] as const) {
    await page.getByRole('radio', {name: rate, exact: true}).check();
    await page.getByRole('radio', {name: buffer, exact: true}).check();
    await page.keyboard.press('c');
    await expect(told(page)).toHaveText(
      `Center, medium: snare, ${milliseconds.toFixed(1)} ms later`,
    );
    const {spread, wait} = await heard();
    expect(spread).toBeCloseTo(milliseconds, 0);
    waits.push(wait);
  }
  expect(Math.min(...waits)).toBeLessThanOrEqual(HIT_TO_SOUND_MS);
  await page.getByRole('switch', {name: 'Stick'}).uncheck();
  await page.keyboard.press('c');
  await expect(panel(page).locator('.sp-strip-stem')).toHaveCount(6);
  expect((await heard()).spread).toBe(0);

  await page.getByRole('switch', {name: 'Click'}).check();
  const allTold = await noteTold(page);
  await page.getByRole('button', {name: 'Play a pattern'}).click();
  await expect(panel(page).locator('.sp-strip-sound[data-lane="0"]')).not.toHaveCount(0);
  await expect.poll(allTold).toContain('Center, hard: snare, 42.7 ms later');
  expect(await allTold(), 'it is no stroke').not.toContain('click');
  await page.getByRole('button', {name: 'Stop the pattern'}).click();
  await expectSound(page, false);
});
