import {expect, test} from '../../support/tab';
import {drumPoint, expectSound, listen, panel, startDemo, told} from '../../support/play';

const PAGE = 'software-overview/modules/controllers/hit-controller/';

test('squares decide which sound answers; gaps and overlaps are told', async ({page}) => {
  await listen(page);
  await startDemo(page, PAGE);
  await page.keyboard.press('c');
  await expect(told(page)).toHaveText('Center, medium: range 3, body');
  const square = page.getByRole('button', {name: 'body, range 3'});
  await expect(square).toHaveAttribute('aria-pressed', 'true');
  await expect(square).toHaveAttribute('data-hit');
  await square.click();
  await expect(square).toHaveAttribute('aria-pressed', 'false');
  await expect(told(page)).toHaveText('Range 3: silent. Range 2: several sounds.');
  await panel(page).focus();
  await page.keyboard.press('c');
  await expect(told(page)).toHaveText('Center, medium: range 3, nothing');
  await page.keyboard.press('Shift+C');
  await expect(told(page)).toHaveText('Center, hard: range 5, chord');
  await expectSound(page, true);
  await page.getByRole('radio', {name: 'timbre'}).check();
  await expect(panel(page).getByRole('columnheader', {name: '5 edge'})).toBeVisible();
  const {x, y} = await drumPoint(page, 85);
  await page.mouse.click(x, y);
  await expect(told(page)).toHaveText('Edge, medium: range 5, chord');
});
