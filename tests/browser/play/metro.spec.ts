import {expect, test} from '../../support/tab';
import {nothingHappensFor} from '../../support/page';
import {drumPoint, expectSound, listen, noteTold, panel, startDemo, told} from '../../support/play';

const METRO = 'software-overview/modules/controllers/metro/';
/** How far a step may lie from the grid, in seconds. */
const OFF_GRID = 0.001;

test('its clock plays the pads on its grid, also on a busy page, and stops at once', async ({
  page,
}) => {
  await listen(page);
  await page.addInitScript(() => {
    const starts: number[] = [];
    Object.assign(window, {starts});
    const {start} = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (this: AudioBufferSourceNode, at = 0) {
      if (!this.loop && at > 0) starts.push(at); // clicks; noise loops
      start.call(this, at);
    };
  });
  await startDemo(page, METRO);
  await expect(told(page)).toHaveText('Start the clock.');
  const allTold = await noteTold(page);
  await page.getByRole('button', {name: 'Start the clock'}).click();
  await expectSound(page, true);
  await page.evaluate(async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      const until = performance.now() + 120;
      while (performance.now() < until); // keeps every timer waiting
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  });
  await expect.poll(allTold).toContain('Bar 1, beat 2: low click and shaker');
  await expect(panel(page).locator('.sp-strip-bar')).not.toHaveCount(0);
  const light = panel(page).locator('.sp-metro-light');
  await expect.poll(() => light.getAttribute('d'), {intervals: [50]}).toMatch(/^M/);
  await page.getByRole('button', {name: 'Stop the clock'}).click();
  await expectSound(page, false);
  await expect(light).toHaveAttribute('d', '');
  const steps = panel(page).locator('.sp-strip-stem');
  const count = await steps.count();
  await nothingHappensFor(page, 400, 'a step is drawn each half second or less');
  expect(await steps.count()).toBe(count);
  // A machine that stands still for longer than the clock looks ahead loses steps; the others stay in place.
  const starts = await page.evaluate(() => (window as unknown as {starts: number[]}).starts);
  expect(starts.length).toBeGreaterThan(2);
  const off = (gap: number): number => Math.abs(gap - 0.2 * Math.round(gap / 0.2));
  for (const at of starts) expect(off(at - (starts[0] ?? 0))).toBeLessThan(OFF_GRID);
});

test('its settings: Bars goes up where steps don’t fit, the tempo is typed, tapped and moved @audit', async ({
  page,
}) => {
  await startDemo(page, METRO);
  const bars = panel(page).locator('.sp-metro-length');
  await expect(bars).toHaveText('Bars 1');
  await page.getByRole('radio', {name: '1/4.'}).check();
  await expect(bars).toHaveText('Bars 3: then they meet');
  await expect(panel(page).getByRole('status').first()).toHaveText('Bars goes to 3.');
  await expect(panel(page).locator('.sp-metro-cell')).toHaveCount(3 * 16);
  const unfold = panel(page).locator('.sp-play-unfold');
  const before = await unfold.boundingBox();
  await unfold.press('Enter');
  expect((await unfold.boundingBox())?.y, 'it stays as it unfolds').toBe(before?.y);
  const field = page.getByRole('spinbutton', {name: 'Tempo in BPM'});
  const speed = page.getByRole('slider', {name: 'Tempo'});
  await page.keyboard.press('Tab');
  await expect(speed, 'the next key goes to what it unfolds').toBeFocused();
  for (const [typed, kept] of [
    ['97.3', '97.3'],
    ['9', '30'],
    ['9999', '3000'],
  ] as const) {
    await field.fill(typed);
    await field.press('Enter');
    await expect(field).toHaveValue(kept);
  }
  await expect(speed).toHaveAttribute('aria-valuetext', '3,000 BPM');
  expect(await field.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  await speed.press('Home');
  await expect(field).toHaveValue('30');
  const tap = page.getByRole('button', {name: 'Tap'});
  // In the page: the way to it takes as long as it likes.
  await tap.evaluate(async (button: HTMLButtonElement) => {
    for (let count = 0; count < 5; count += 1) {
      button.click();
      await new Promise((passed) => setTimeout(passed, 250));
    }
  });
  const tapped = Number(await field.inputValue());
  expect(tapped).toBeGreaterThan(100);
  expect(tapped).toBeLessThan(250);

  await panel(page).focus();
  await page.keyboard.press('c'); // a reader plays along
  await expect(told(page)).toHaveText('Center, medium: snare');
  await field.focus();
  await page.keyboard.press('e');
  await expect(told(page)).toHaveText('Center, medium: snare');
});

test('a held Enter is one tap, and one stroke; a mouse strikes the drum within the rings @audit', async ({
  page,
}) => {
  await startDemo(page, METRO);
  await panel(page).locator('.sp-play-unfold').press('Enter');
  await page.getByRole('button', {name: 'Tap'}).focus();
  for (let repeat = 0; repeat < 8; repeat += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(page.getByRole('spinbutton', {name: 'Tempo in BPM'})).toHaveValue('150');
  await page.getByRole('button', {name: 'C center'}).focus();
  await page.keyboard.down('Shift');
  for (let repeat = 0; repeat < 8; repeat += 1) await page.keyboard.down('Enter');
  for (const key of ['Enter', 'Shift']) await page.keyboard.up(key);
  await expect(panel(page).locator('.sp-strip-stem')).toHaveCount(1);
  const {x, y} = await drumPoint(page, 50);
  await page.mouse.click(x, y);
  await expect(told(page)).toHaveText(/^Edge, .*: snare$/);
});
