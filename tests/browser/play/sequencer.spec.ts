import {expect, test} from '../../support/tab';
import {expectSound, listen, panel, startDemo, told} from '../../support/play';

const PAGE = 'software-overview/modules/controllers/sequencer/';

test('the row of steps lights up, and the rim turns the page in manual mode', async ({page}) => {
  await listen(page);
  await startDemo(page, PAGE);
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

test('the count says how often a step on nine of ten steps was played', async ({page}) => {
  await startDemo(page, PAGE);
  await page.getByRole('radio', {name: 'random'}).check();
  await page.getByRole('radio', {name: '9 of 10'}).check();
  await expect(panel(page).locator('.sp-play-steps button')).toHaveCount(10);
  for (let hit = 0; hit < 20; hit += 1) await page.keyboard.press('c');
  // What random draws, and how often: tests/unit/play/core/sequencer.test.ts
  const count = panel(page).locator('.sp-play-count');
  await expect(count).toHaveText(/^Chord 1 is on 9 of 10 steps\. \d+ of 20 hits: \d+%$/);
  const [, , , plays, , percent] = (await count.innerText()).match(/\d+/g) ?? [];
  expect(percent).toBe(String(Math.round((100 * Number(plays)) / 20)));
});
