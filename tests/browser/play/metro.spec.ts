import {expect, test} from '../../support/tab';
import {nothingHappensFor} from '../../support/page';
import {expectSound, listen, noteTold, panel, startDemo, told} from '../../support/play';

const METRO = 'software-overview/modules/controllers/metro/';

test('its clock plays the pads, and stops at once', async ({page}) => {
  await listen(page);
  await startDemo(page, METRO);
  await expect(told(page)).toHaveText('Start the clock.');
  const allTold = await noteTold(page);
  await page.getByRole('button', {name: 'Start the clock'}).click();
  await expectSound(page, true);
  await expect.poll(allTold).toContain('Bar 1, beat 2: low click');
  const light = panel(page).locator('.sp-metro-light');
  await expect.poll(() => light.getAttribute('d'), {intervals: [50]}).toMatch(/^M/);
  await page.getByRole('button', {name: 'Stop the clock'}).click();
  await expectSound(page, false);
  await expect(light).toHaveAttribute('d', '');
  const steps = panel(page).locator('.sp-strip-stem');
  const count = await steps.count();
  await nothingHappensFor(page, 400, 'a step is drawn each half second or less');
  expect(await steps.count()).toBe(count);
});

test('Bars goes up where the steps don’t fit, and the rings show it', async ({page}) => {
  await startDemo(page, METRO);
  const bars = panel(page).locator('.sp-metro-length');
  await expect(bars).toHaveText('Bars 1');
  await page.getByRole('radio', {name: '1/4.'}).check();
  await expect(bars).toHaveText('Bars 3, raised');
  await expect(panel(page).getByRole('status').first()).toHaveText('Bars goes to 3.');
  await expect(panel(page).locator('.sp-metro-cell')).toHaveCount(3 * 16);
  await page.getByRole('slider', {name: 'Beats'}).fill('3');
  await expect(bars).toHaveText('Bars 1');
});

test('the tempo is typed, tapped and moved, from 30 to 3,000', async ({page}) => {
  await startDemo(page, METRO);
  const field = page.getByRole('spinbutton', {name: 'Tempo in BPM'});
  const speed = page.getByRole('slider', {name: 'Tempo'});
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
});

test('a reader plays along, and letters in the tempo’s field are none', async ({page}) => {
  await startDemo(page, METRO);
  await page.keyboard.press('c');
  await expect(told(page)).toHaveText('Center, medium: snare');
  await page.getByRole('spinbutton', {name: 'Tempo in BPM'}).focus();
  await page.keyboard.press('e');
  await expect(told(page)).toHaveText('Center, medium: snare');
});
