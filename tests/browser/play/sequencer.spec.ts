import {expect, test} from '../../support/tab';
import {expectSound, listen, panel, startDemo, told} from '../../support/play';

const PAGE = 'software-overview/modules/controllers/sequencer/';

test('the row of steps lights up, and the rim turns the page in manual mode', async ({page}) => {
  await listen(page);
  await startDemo(page, PAGE);
  await expect(panel(page).getByRole('group', {name: 'Steps'})).toHaveCount(1);
  const lit = panel(page).locator('.sp-play-steps [aria-current]');
  for (const name of ['1', '2', '3', '4', '1']) {
    await page.keyboard.press('c');
    await expect(lit).toHaveText(name);
  }
  await expectSound(page, true);
  await page.getByRole('radio', {name: 'manual'}).check();
  await page.keyboard.press('c');
  await expect(lit).toHaveText('1');
  await page.keyboard.press('Shift+R');
  await expect(told(page)).toHaveText('Rim, hard: step 2');
  await expect(lit).toHaveText('2');
  await page.keyboard.press('c');
  await expect(told(page)).toHaveText('Center, medium: chord 2; chord 1 ends');
  await page.getByRole('button', {name: 'Step 4: chord 4'}).click();
  await expect(lit).toHaveText('4');
});

test('ends that follow each other quickly are all drawn, and their first is named @audit', async ({
  page,
}) => {
  await startDemo(page, PAGE);
  await panel(page).evaluate((place) => {
    const press = (key: string) =>
      place.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}));
    for (let hit = 0; hit < 4; hit += 1) press('c');
  });
  await expect(panel(page).locator('.sp-strip-cut')).toHaveCount(3);
  await expect(panel(page).locator('.sp-strip-end')).toHaveCount(1);
});
