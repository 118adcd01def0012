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

test('the snare hears the tom until its line is above the leak, and below the ghosts', async ({
  page,
}) => {
  await listen(page);
  await startDemo(page, PAGE, NAME);
  const said = told(page, NAME);
  await page.keyboard.press('Shift+T');
  await expect(said).toHaveText('Tom, hard: tom and snare');
  await expectSound(page, true);
  await panel(page, NAME).getByRole('slider', {name: 'How hard'}).fill('25');
  await page.keyboard.press('s');
  await expect(said).toHaveText('Snare, soft: snare');
  await expect(panel(page, NAME).getByText('Too low: the tom gets in.')).toBeVisible();

  await panel(page, NAME).getByRole('slider', {name: 'Red line, snare'}).fill('21');
  await expect(
    panel(page, NAME).getByText('This line keeps every snare hit and lets no tom hit in.'),
  ).toBeVisible();
  const dots = panel(page, NAME).locator('.sp-strip-dot');
  await expect(dots).toHaveCount(2);
  await page.keyboard.press('Shift+T');
  await expect(said).toHaveText('Tom, hard: tom');
  await expect(dots).toHaveCount(2);

  await panel(page, NAME).getByRole('radio', {name: 'Touching'}).check();
  await page.keyboard.press('Shift+T');
  await page.keyboard.press('s');
  await expect(panel(page, NAME).getByText('Move the drums apart.')).toBeVisible();
});

test('a mouse hits one drum or the other', async ({page}) => {
  await startDemo(page, 'troubleshooting/no-sound/', NAME);
  for (const [x, y, words] of [
    [58, -60, /^Tom, medium/],
    [-37, 35, /^Snare, medium/],
  ] as const) {
    const point = await drumPoint(page, x, y, NAME);
    await page.mouse.click(point.x, point.y);
    await expect(told(page, NAME)).toHaveText(words);
  }
});

test('two demonstrations on a page take turns', async ({page}) => {
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
  await page.keyboard.press('t');
  await expectSound(page, true);
  await playIt(page, 'two-thresholds').click();
  await expect(panel(page, 'two-thresholds')).toBeFocused();
  await expect(page.locator('.sp-play')).toHaveCount(1);
});
