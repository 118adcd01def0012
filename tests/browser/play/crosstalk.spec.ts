import {expect, test} from '../../support/tab';
import {
  drumPoint,
  expectSound,
  figure,
  listen,
  panel,
  playIt,
  startDemo,
  told,
} from '../../support/play';

const PAGE = 'how-to/use-thresholding/';
const NAME = 'crosstalk';

test('two on a page take turns; the snare hears the tom until its line is above the leak', async ({
  page,
}) => {
  await listen(page);
  await startDemo(page, PAGE, 'two-thresholds');
  await page.keyboard.press('Shift+C');
  await expectSound(page, true);
  await playIt(page, NAME).click();
  await expect(figure(page, NAME)).toHaveAttribute('data-demo-state', 'ready');
  await expect(panel(page, NAME)).toBeFocused();
  await expect(page.locator('.sp-play')).toHaveCount(1);
  await expect(playIt(page, 'two-thresholds')).toBeVisible();
  await expectSound(page, false);

  const said = told(page, NAME);
  await page.keyboard.press('Shift+T');
  await expect(said).toHaveText('Too low: the tom plays the snare (1 of 1 hits).');
  await expectSound(page, true);
  await panel(page, NAME).getByRole('slider', {name: 'Threshold, snare'}).fill('21');
  await expect(said).toHaveText('The tom stays out. Now hit the snare softly.');
  await expect(panel(page, NAME).locator('.sp-strip-name').first()).toHaveText('snare’s input');
  const dots = panel(page, NAME).locator('.sp-strip-dot');
  await expect(dots).toHaveCount(1);
  for (const [x, y, words, count] of [
    [58, -60, 'The tom stays out. Now hit the snare softly.', 1],
    [-37, 35, 'Right: all snare hits play, and no tom hit.', 2],
  ] as const) {
    const point = await drumPoint(page, x, y, NAME);
    await page.mouse.click(point.x, point.y);
    await expect(said).toHaveText(words);
    await expect(dots).toHaveCount(count);
  }
});
