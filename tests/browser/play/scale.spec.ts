import {expect, test} from '../../support/tab';
import {expectSound, listen, panel, startDemo, told} from '../../support/play';

const SCALE = 'software-overview/modules/panels/pitch-scale/';

test('soft to hard climbs the scale, on the keyboard too, whose keys go off and on; All slides what rings', async ({
  page,
}) => {
  await listen(page);
  await startDemo(page, SCALE);
  const force = page.getByRole('slider', {name: 'How hard keys hit'});
  for (const [hard, note] of [
    ['8', 'C3'],
    ['45', 'F#3'],
    ['100', 'C4'],
  ] as const) {
    await force.fill(hard);
    await page.keyboard.press('c');
    await expect(told(page)).toContainText(`: ${note}`);
  }
  await expectSound(page, true);
  await expect(page.getByRole('button', {name: 'C, high'})).toHaveAttribute('data-plays', '');

  const keys = panel(page).getByRole('group', {name: 'Keyboard'}).getByRole('button');
  await expect(keys).toHaveCount(13);
  for (const name of ['D', 'Eb', 'F#', 'G', 'Ab', 'B']) {
    await page.getByRole('button', {name, exact: true}).click();
  }
  await expect(page.getByRole('button', {name: 'Eb', exact: true})).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await force.fill('55');
  await page.keyboard.press('c');
  await expect(told(page)).toHaveText('Center, medium: C4');
  await page.getByRole('button', {name: 'Hungarian Minor'}).click();
  await expect(page.getByRole('button', {name: 'Eb', exact: true})).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  // Next leaves ringing notes alone, All slides them.
  const tunes = panel(page).locator('.sp-strip-tune');
  await expect(tunes.last()).not.toHaveAttribute('d', /L/);
  await page.getByRole('radio', {name: 'All'}).check();
  await force.fill('100');
  await page.keyboard.press('c');
  await expect(tunes.last()).not.toHaveAttribute('d', /L/);
  const {length} = await tunes.all();
  await expect(tunes.nth(length - 2)).toHaveAttribute('d', /L/);
});
