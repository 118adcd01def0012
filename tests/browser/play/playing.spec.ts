import {expect, test} from '../../support/tab';
import {nothingHappensFor} from '../../support/page';
import {
  drumPoint,
  expectNoSound,
  expectSound,
  figure,
  listen,
  panel,
  startDemo,
  told,
} from '../../support/play';

const CHOKE = 'how-to/choke-sounds/';
const THRESHOLDS = 'how-to/use-thresholding/';
const BLEND = 'how-to/blend-samples-between-zones/';

test('Retrig ends the first chord, an empty module does too, and the strip shows it', async ({
  page,
}) => {
  await startDemo(page, CHOKE);
  const cuts = panel(page).locator('.sp-strip-cut');
  await page.keyboard.press('c');
  await page.keyboard.press('r');
  await expect(cuts).toHaveCount(0);
  await page.getByRole('switch', {name: 'Retrig on the chords'}).check();
  await page.keyboard.press('c');
  await expect(told(page)).toContainText('ends');
  await page.getByRole('radio', {name: 'Empty'}).check();
  await page.keyboard.press('r');
  await expect(told(page)).toHaveText('Rim, medium: chord 1 ends');
  expect(await cuts.count()).toBeGreaterThan(1);
});

test('works by keyboard alone', async ({page}) => {
  await listen(page);
  await page.goto(CHOKE);
  await startDemo(page, CHOKE);
  await page.keyboard.press('Tab'); // Play a pattern
  await expect(page.getByRole('button', {name: 'Play a pattern'})).toBeFocused();
  await page.keyboard.press('Tab'); // How hard
  await page.keyboard.press('End');
  await page.keyboard.press('e'); // letters play from a slider too
  await expect(told(page)).toHaveText('Edge, hard: chord 1');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter'); // the list's first button
  await expect(told(page)).toHaveText('Center, hard: chord 1');
  await expectSound(page, true);
});

test('keys play nothing in a field, and nothing once something else has the focus', async ({
  page,
}) => {
  await startDemo(page, CHOKE);
  await page.evaluate(() => {
    const field = Object.assign(document.createElement('input'), {id: 'field'});
    document.querySelector('.sp-play')?.append(field);
  });
  await page.locator('#field').pressSequentially('cer');
  await expect(page.locator('#field')).toHaveValue('cer');
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  await page.keyboard.press('c');
  await nothingHappensFor(page, 200, 'a key plays at once');
  await expect(told(page)).toHaveText('Hit the drum.');
});

test('screen readers are told at most once a second, and the latest', async ({page}) => {
  await startDemo(page, CHOKE);
  await page.evaluate(() => {
    const times: [number, string][] = [];
    Object.assign(window, {times});
    const region = document.querySelector('.sp-play .sp-spoken');
    new MutationObserver(() => times.push([performance.now(), region?.textContent ?? ''])).observe(
      region as Element,
      {childList: true},
    );
  });
  for (const key of ['c', 'e', 'r', 'c', 'r']) await page.keyboard.press(key);
  await expect(panel(page).getByRole('status').first()).toHaveText('Rim, medium: chord 2');
  const times = await page.evaluate(() => (window as unknown as {times: [number, string][]}).times);
  expect(times).toHaveLength(2);
  expect((times[1]?.[0] ?? 0) - (times[0]?.[0] ?? 0)).toBeGreaterThan(950);
});

test('the pattern plays eight hits, then can be played again', async ({page}) => {
  await listen(page);
  await startDemo(page, CHOKE);
  await page.getByRole('button', {name: 'Play a pattern'}).click();
  await expect(page.getByRole('button', {name: 'Stop the pattern'})).toBeVisible();
  await expectSound(page, true);
  await expect(panel(page).locator('.sp-strip-stem')).toHaveCount(8);
  await expect(page.getByRole('button', {name: 'Play a pattern'})).toBeVisible();
});

test('the red line and the chord’s line move by slider and by dragging', async ({page}) => {
  await startDemo(page, THRESHOLDS);
  const dots = panel(page).locator('.sp-strip-dot');
  await page.keyboard.press('c');
  await expect(dots).toHaveCount(1);
  await page.getByRole('slider', {name: 'Red line, input'}).fill('80');
  await page.keyboard.press('c');
  await expect(told(page)).toHaveText('Center, medium: ignored');
  await expect(dots).toHaveCount(1);
  const grip = panel(page).locator('[data-line="chord"]');
  await grip.scrollIntoViewIfNeeded();
  const box = await grip.boundingBox();
  const strip = await panel(page).locator('.sp-strip').boundingBox();
  if (!box || !strip) throw new Error('There is no line.');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 300, y);
  await page.mouse.down();
  await page.mouse.move(box.x + 300, y + strip.height / 4);
  await page.mouse.up();
  const chord = page.getByRole('slider', {name: 'Red line, chord'});
  expect(Number(await chord.inputValue())).toBeLessThan(30);
});

test('a dragged stick flips from one sample to the other, or fades', async ({page}) => {
  await startDemo(page, BLEND);
  async function drag(): Promise<void> {
    const from = await drumPoint(page, 0);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (let radius = 8; radius < 90; radius += 8) {
      const {x, y} = await drumPoint(page, radius);
      await page.mouse.move(x, y);
      await page.waitForTimeout(80); // a stick strikes again after 70 ms
    }
    await page.mouse.up();
  }
  const sounds = panel(page).locator('.sp-strip-sound');
  const hits = panel(page).locator('.sp-strip-stem');
  await drag();
  expect(await hits.count()).toBeGreaterThan(5);
  expect(await sounds.count()).toBe(await hits.count());
  await page.getByRole('radio', {name: 'Blended'}).check();
  await expect(page.getByRole('button', {name: 'dark snare, center: blended'})).toBeVisible();
  await drag();
  expect(await sounds.count()).toBeGreaterThan((await hits.count()) + 3);
});

test('squares of the matrix take a click, and a click with Shift', async ({page}) => {
  await startDemo(page, BLEND);
  await page.getByRole('button', {name: 'dark snare, edge: off'}).click();
  await expect(page.getByRole('button', {name: 'dark snare, edge: plain'})).toBeVisible();
  await page.getByRole('button', {name: 'bright snare, edge: plain'}).click({modifiers: ['Shift']});
  await expect(page.getByRole('button', {name: 'bright snare, edge: blended'})).toBeVisible();
  await page.getByRole('switch', {name: 'Shift'}).check();
  await page.getByRole('button', {name: 'bright snare, center: off'}).click();
  await expect(page.getByRole('button', {name: 'bright snare, center: blended'})).toBeVisible();
});

test('the volume is remembered, and the first hit has it', async ({page}) => {
  await listen(page);
  await startDemo(page, CHOKE);
  const volume = page.getByRole('slider', {name: 'Volume'});
  await expect(volume).toHaveAttribute('aria-valuetext', '–12 dB');
  await volume.fill('-42');
  await startDemo(page, BLEND);
  await expect(volume).toHaveAttribute('aria-valuetext', 'off');
  await page.keyboard.press('Shift+C');
  await expect(told(page)).toContainText('Center, hard');
  await expectNoSound(page);
  await volume.fill('-20');
  await panel(page).focus();
  await page.keyboard.press('Shift+C');
  await expectSound(page, true);
});

test('two fingers play two zones @phone', async ({page, hasTouch}) => {
  test.skip(!hasTouch, 'for screens to touch');
  await listen(page);
  await startDemo(page, CHOKE);
  const [center, rim] = [await drumPoint(page, 0), await drumPoint(page, 98)];
  const client = await page.context().newCDPSession(page);
  await client.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [
      {...center, id: 1},
      {...rim, id: 2},
    ],
  });
  await client.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
  await expect(panel(page).locator('.sp-strip-zone')).toHaveText(['C', 'R']);
  await expectSound(page, true);
  await expect(figure(page)).toHaveAttribute('data-demo-state', 'ready');
});
