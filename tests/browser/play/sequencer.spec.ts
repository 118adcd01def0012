import {expect, test} from '../../support/tab';
import {expectSound, listen, panel, startDemo, told} from '../../support/play';

const PAGE = 'software-overview/modules/controllers/sequencer/';

test('the row of steps lights up, and the rim turns the page in manual mode', async ({page}) => {
  await listen(page);
  await startDemo(page, PAGE);
  const lit = panel(page).locator('.sp-play-steps [aria-current]');
  for (const name of ['Am', 'F', 'C', 'G', 'Am']) {
    await page.keyboard.press('c');
    await expect(lit).toHaveText(name);
  }
  await expectSound(page, true);
  await page.getByRole('radio', {name: 'manual'}).check();
  await page.keyboard.press('c');
  await expect(lit).toHaveText('Am');
  await page.keyboard.press('Shift+R');
  await expect(told(page)).toHaveText('Rim, 100%: step 2');
  await expect(lit).toHaveText('F');
  await page.keyboard.press('c');
  await expect(told(page)).toHaveText('Center, medium: F; Am ends');
  await page.getByRole('button', {name: 'Step 4: G'}).click();
  await expect(lit).toHaveText('G');
});

test('the count nears 90% at random on nine of ten steps', async ({page}) => {
  await startDemo(page, PAGE);
  await page.getByRole('radio', {name: 'random'}).check();
  await page.getByRole('radio', {name: '9 of 10'}).check();
  await expect(panel(page).locator('.sp-play-steps button')).toHaveCount(10);
  for (let hit = 0; hit < 60; hit += 1) await page.keyboard.press('c');
  const count = panel(page).locator('.sp-play-count');
  await expect(count).toContainText('of 60 hits');
  const percent = Number(/(\d+)%/.exec((await count.textContent()) ?? '')?.[1]);
  expect(percent).toBeGreaterThan(65);
  expect(percent).toBeLessThan(100.5);
});
