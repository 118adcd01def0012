import {expect, test, type Page} from '../../support/tab';
import {expectSound, listen, panel, startDemo, told} from '../../support/play';

const PAGE = 'software-overview/modules/panels/velocity-io/';

const node = (page: Page, name: string) => page.getByRole('slider', {name: `${name} node`});

/** Drags a node by so much of the curve's width and height. */
async function drag(page: Page, name: string, right: number, up: number): Promise<void> {
  await panel(page).locator('.sp-curve').scrollIntoViewIfNeeded();
  const field = await panel(page).locator('.sp-curve-field').boundingBox();
  const from = await node(page, name).boundingBox();
  if (!field || !from) throw new Error('There is no curve.');
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + right * field.width, y - up * field.height, {steps: 4});
  await page.mouse.up();
}

test('soft hits vanish, or jump out, as nodes are dragged, moved by keys or called by a press, to the percent that they say', async ({
  page,
}) => {
  await listen(page);
  await startDemo(page, PAGE);
  const force = page.getByRole('slider', {name: 'How hard'});
  const straighten = (): Promise<void> => page.getByRole('button', {name: 'Straight'}).click();
  await test.step('the node that was chosen last, at first the middle one, comes to a press', async () => {
    await panel(page).locator('.sp-curve').scrollIntoViewIfNeeded();
    const press = async (right: number, up: number): Promise<void> => {
      const field = await panel(page).locator('.sp-curve-field').boundingBox();
      if (!field) throw new Error('There is no curve.');
      await page.mouse.click(field.x + right * field.width, field.y + (1 - up) * field.height);
    };
    await press(0.3, 0.8);
    await expect(node(page, 'Middle')).toHaveAttribute(
      'aria-valuetext',
      /^hit 3\d%, plays [78]\d%$/,
    );
    await press(1, 1); // onto it
    await press(0.8, 0.6);
    await expect(node(page, 'Upper-right')).toHaveAttribute(
      'aria-valuetext',
      /^hit [78]\d%, plays [56]\d%$/,
    );
    await node(page, 'Lower-left').focus();
    await press(0.15, 0.3);
    await expect(node(page, 'Lower-left')).toHaveAttribute(
      'aria-valuetext',
      /^hit 1\d%, plays [23]\d%$/,
    );
  });

  await test.step('dragged', async () => {
    await straighten();
    await force.fill('20');
    await panel(page).focus();
    await page.keyboard.press('c');
    await expect(told(page)).toHaveText('Center, soft: 20%, plays 20%');
    await drag(page, 'Middle', -0.35, 0.35);
    await expect(node(page, 'Middle')).toHaveAttribute(
      'aria-valuetext',
      /^hit 1[4-6]%, plays 8[4-6]%$/,
    );
    await page.keyboard.press('c');
    await expectSound(page, true);
    await expect(told(page)).toHaveText(/^Center, soft: 20%, plays 8\d%$/);
    await drag(page, 'Lower-left', 0.4, 0.3);
    await page.keyboard.press('c');
    await expect(told(page)).toHaveText('Center, soft: 20%, ignored');
    await straighten();
    await page.keyboard.press('c');
    await expect(told(page)).toHaveText('Center, soft: 20%, plays 20%');
  });

  await test.step('by arrow keys nodes push each other along', async () => {
    await force.fill('55');
    await node(page, 'Lower-left').focus();
    for (let press = 0; press < 12; press += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowUp');
    await expect(node(page, 'Lower-left')).toHaveAttribute('aria-valuetext', 'hit 60%, plays 1%');
    await expect(node(page, 'Middle')).toHaveAttribute('aria-valuetext', 'hit 80%, plays 51%');
    await page.keyboard.press('c'); // letters play from a node too
    await expect(told(page)).toHaveText('Center, medium: 55%, ignored');
    const place = await page.evaluate(() => scrollY);
    for (const [key, value] of [
      ['End', '100'],
      ['PageDown', '80'],
      ['PageUp', '100'],
      ['Home', '0'],
      ['Shift+End', '100'],
    ] as const) {
      await node(page, 'Upper-right').press(key);
      await expect(node(page, 'Upper-right')).toHaveAttribute('aria-valuenow', value);
    }
    expect(await page.evaluate(() => scrollY), 'keys of a slider scroll no page').toBe(place);
  });

  await test.step('a hit as hard as a node says is at it', async () => {
    await straighten();
    const end = node(page, 'Upper-right');
    for (let press = 0; press < 9; press += 1) await end.press('ArrowLeft');
    await expect(end).toHaveAttribute('aria-valuetext', 'hit 55%, plays 100%');
    await page.keyboard.press('c');
    await expect(told(page)).toHaveText('Center, medium: 55%, plays 100%');
    await drag(page, 'Upper-right', -0.2031, 0);
    const reads = (await end.getAttribute('aria-valuenow')) ?? '';
    await force.fill(reads);
    await end.press('c');
    await expect(told(page)).toHaveText(`Center, soft: ${reads}%, plays 100%`);
  });
});

test('a finger moves a node, and the page stays where it is @phone-alone', async ({page}) => {
  await startDemo(page, PAGE);
  await panel(page).locator('.sp-curve').scrollIntoViewIfNeeded();
  const box = await node(page, 'Middle').boundingBox();
  if (!box) throw new Error('There is no node.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const before = await page.evaluate(() => scrollY);
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', dy?: number): Promise<unknown> =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: dy === undefined ? [] : [{x, y: y + dy, id: 1}],
    });
  await touch('touchStart', 0);
  for (let dy = -10; dy >= -60; dy -= 10) await touch('touchMove', dy);
  await touch('touchEnd');
  await expect(node(page, 'Middle')).not.toHaveAttribute('aria-valuetext', 'hit 50%, plays 50%');
  expect(await page.evaluate(() => scrollY)).toBe(before);
});
