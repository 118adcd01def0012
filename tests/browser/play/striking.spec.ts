import {expect, test} from '../../support/tab';
import {nothingHappensFor} from '../../support/page';
import {drumPoint, expectSound, figure, listen, panel, startDemo, told} from '../../support/play';

const CHOKE = 'how-to/choke-sounds/';
const BLEND = 'how-to/blend-samples-between-zones/';

test('works by keyboard alone: hard with Shift, softly with Q, not in a field nor without the focus', async ({
  page,
}) => {
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
  for (const [press, words] of [
    ['Shift+R', 'Rim, hard: chord 2'],
    ['e', 'Edge, medium: chord 1'],
    ['r', 'Rim, medium: chord 2'],
  ] as const) {
    await page.keyboard.press(press);
    await expect(told(page)).toHaveText(words);
  }
  // Screen readers are told at most once a second, and the latest.
  await expect(panel(page).getByRole('status').first()).toHaveText('Rim, medium: chord 2');
  const times = await page.evaluate(() => (window as unknown as {times: [number, string][]}).times);
  const gaps = times.slice(1).map(([time], index) => time - (times[index]?.[0] ?? 0));
  expect(gaps.filter((gap) => gap < 950)).toEqual([]);
  await page.keyboard.down('q');
  await page.keyboard.press('c');
  await expect(told(page)).toHaveText('Center, soft: chord 1');
  await page.keyboard.up('q');
  await page.keyboard.press('c');
  await expect(told(page)).toHaveText('Center, medium: chord 1');
  for (const key of ['q', 'Control']) await page.keyboard.down(key);
  for (const key of ['q', 'Control']) await page.keyboard.up(key); // with Control still held
  await page.keyboard.press('e');
  await expect(told(page)).toHaveText('Edge, medium: chord 1');
  for (const key of ['q', 'Meta']) await page.keyboard.down(key);
  await page.keyboard.up('Meta'); // a Mac tells of no letter that is let go meanwhile
  await page.keyboard.press('c');
  await expect(told(page)).toHaveText('Center, medium: chord 1');
  await page.keyboard.up('q');
  await page.keyboard.press('Tab'); // Play a pattern
  await expect(page.getByRole('button', {name: 'Play a pattern'})).toBeFocused();
  await page.getByRole('slider', {name: 'How hard keys hit'}).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('e'); // letters play from a slider too
  await expect(told(page)).toHaveText('Edge, hard: chord 1');
  for (let key = 0; key < 3; key += 1) await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter'); // the list's first button
  await expect(told(page)).toHaveText('Center, hard: chord 1');
  await page.evaluate(() => {
    const field = Object.assign(document.createElement('input'), {id: 'field'});
    document.querySelector('.sp-play')?.append(field);
  });
  await page.locator('#field').pressSequentially('er');
  await expect(page.locator('#field')).toHaveValue('er');
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  await page.keyboard.press('r');
  await nothingHappensFor(page, 200, 'a key plays at once');
  await expect(told(page)).toHaveText('Center, hard: chord 1');
});

test('a mouse hits the zone under it, the harder, the higher, and with Shift; a dead rim is none', async ({
  page,
}) => {
  await startDemo(page, CHOKE);
  const own = panel(page);
  await expect(own.getByText('hit high: hard')).toBeVisible();
  const keys = own.getByRole('slider', {name: 'How hard keys hit'});
  for (const [x, y, words, from, to] of [
    [0, 0, 'Center, medium: chord 1', 50, 60],
    [70, 0, 'Edge, medium: chord 1', 50, 60],
    [98, 0, 'Rim, medium: chord 2', 50, 60],
    [0, 30, 'Center, soft: chord 1', 8, 30],
    [0, -38, 'Center, hard: chord 1', 90, 100],
  ] as const) {
    const point = await drumPoint(page, x, y);
    await page.mouse.move(point.x, point.y);
    const scale = own.locator('.sp-play-force > i');
    const value =
      100 * Number(await scale.evaluate((bar) => bar.style.getPropertyValue('--force'))); // before anything is struck
    expect(value, words).toBeGreaterThanOrEqual(from);
    expect(value, words).toBeLessThanOrEqual(to);
    await page.mouse.down();
    await page.mouse.up();
    await expect(told(page)).toHaveText(words);
  }
  const stick = own.locator('.sp-drum-stick');
  await expect(stick).not.toHaveAttribute('visibility', 'hidden');
  await page.mouse.move(5, 5);
  await expect(stick).toHaveAttribute('visibility', 'hidden');
  await expect(keys, 'it is the keys’ alone').toHaveValue('55');
  const {x, y} = await drumPoint(page, 0, 98);
  await page.keyboard.down('Shift');
  await page.mouse.click(x, y);
  await page.keyboard.up('Shift');
  await expect(told(page)).toHaveText('Rim, hard: chord 2');

  await startDemo(page, BLEND);
  await expect(panel(page).locator('.sp-drum-hoop')).toHaveCount(0);
  const rim = await drumPoint(page, 98);
  await page.mouse.click(rim.x, rim.y);
  await nothingHappensFor(page, 200, 'a hit is shown at once');
  await expect(panel(page).locator('.sp-strip-stem')).toHaveCount(0);
});

test('a stroke takes the focus from what had it, so that keys play on; no ring says so @audit', async ({
  page,
}) => {
  await startDemo(page, CHOKE);
  await page.locator('.theme-doc-toc-desktop a').first().focus();
  await page.keyboard.press('Tab'); // whose ring would go on to what has the focus next
  const {x, y} = await drumPoint(page, 0);
  await page.mouse.click(x, y);
  await expect(panel(page)).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('r');
  await expect(told(page)).toHaveText('Rim, medium: chord 2');
  await page.getByRole('slider', {name: 'How hard keys hit'}).focus();
  await page.mouse.click(x, y);
  await expect(page.getByRole('slider', {name: 'How hard keys hit'})).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
});

test('two fingers play two zones @phone-alone', async ({page}) => {
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

  await startDemo(page, ''); // the start page's drum
  const {x, y} = await drumPoint(page, 0);
  await page.touchscreen.tap(x, y);
  await expectSound(page, true);
  await expect(told(page)).toHaveText('Center, medium');
});
