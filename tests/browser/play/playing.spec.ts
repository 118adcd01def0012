import {expect, test} from '../../support/tab';
import {nothingHappensFor} from '../../support/page';
import {
  drumPoint,
  expectNoSound,
  expectSound,
  figure,
  listen,
  loudness,
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
  const stems = panel(page).locator('.sp-strip-stem');
  await page.keyboard.press('c');
  await page.keyboard.press('r');
  await expect(cuts).toHaveCount(0);
  const strip = panel(page).locator('.sp-strip');
  const before = await strip.boundingBox();
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('.sp-play-foot')?.append(document.createElement('br'), 'x');
  });
  await expect.poll(async () => (await strip.boundingBox())?.height).not.toBe(before?.height);
  await expect(stems, 'at another height').toHaveCount(2);
  await expect(panel(page).locator('.sp-strip-sound')).toHaveCount(2);
  await page.getByRole('switch', {name: 'Retrig on the chords'}).check();
  await page.keyboard.press('c');
  await expect(told(page)).toContainText('ends');
  await page.getByRole('radio', {name: 'Empty'}).check();
  await page.keyboard.press('r');
  await expect(told(page)).toHaveText('Rim, medium: chord 1 ends');
  expect(await cuts.count()).toBeGreaterThan(1);
  // It waits for the next hit, so that the last ones can be read.
  const past = panel(page).locator('.sp-strip > svg > g:has(.sp-strip-stem)');
  let place: string | null = null;
  await expect(async () => {
    place = await past.getAttribute('transform');
    await page.waitForTimeout(300);
    expect(await past.getAttribute('transform')).toBe(place);
  }).toPass();
  await expect(stems.last()).toBeInViewport();
  await page.keyboard.press('c');
  await expect(past).not.toHaveAttribute('transform', place ?? '');
});

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
  await page.keyboard.press('Tab'); // Play a pattern
  await expect(page.getByRole('button', {name: 'Play a pattern'})).toBeFocused();
  await page.keyboard.press('Tab'); // How hard
  await page.keyboard.press('End');
  await page.keyboard.press('e'); // letters play from a slider too
  await expect(told(page)).toHaveText('Edge, hard: chord 1');
  await page.keyboard.press('Tab');
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
  const force = page.getByRole('slider', {name: 'How hard'});
  for (const [x, y, words, from, to] of [
    [0, 0, 'Center, medium: chord 1', 50, 60],
    [70, 0, 'Edge, medium: chord 1', 50, 60],
    [98, 0, 'Rim, medium: chord 2', 50, 60],
    [0, 30, 'Center, soft: chord 1', 8, 30],
    [0, -38, 'Center, hard: chord 1', 90, 100],
  ] as const) {
    const point = await drumPoint(page, x, y);
    await page.mouse.move(point.x, point.y);
    const value = Number(await force.inputValue()); // before anything is struck
    expect(value, words).toBeGreaterThanOrEqual(from);
    expect(value, words).toBeLessThanOrEqual(to);
    await page.mouse.down();
    await page.mouse.up();
    await expect(told(page)).toHaveText(words);
  }
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

test('squares take a click, and one with Shift; a dragged stick fades from sample to sample', async ({
  page,
}) => {
  await startDemo(page, BLEND);
  await page.getByRole('button', {name: 'dark snare, edge: off'}).click();
  await expect(page.getByRole('button', {name: 'dark snare, edge: plain'})).toBeVisible();
  await page.getByRole('button', {name: 'bright snare, edge: plain'}).click({modifiers: ['Shift']});
  await expect(page.getByRole('button', {name: 'bright snare, edge: blended'})).toBeVisible();
  await page.getByRole('switch', {name: 'Shift'}).check();
  await page.getByRole('button', {name: 'bright snare, center: off'}).click();
  await expect(page.getByRole('button', {name: 'bright snare, center: blended'})).toBeVisible();
  await page.getByRole('radio', {name: 'Blended'}).check();
  await expect(page.getByRole('button', {name: 'dark snare, center: blended'})).toBeVisible();
  const from = await drumPoint(page, 0);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (let radius = 8; radius < 90; radius += 8) {
    const {x, y} = await drumPoint(page, radius);
    await page.mouse.move(x, y);
    await page.waitForTimeout(80); // a stick strikes again after 70 ms
  }
  await page.mouse.up();
  const hits = await panel(page).locator('.sp-strip-stem').count();
  expect(hits).toBeGreaterThan(5);
  expect(await panel(page).locator('.sp-strip-sound').count()).toBeGreaterThan(hits + 3);
});

test('the volume is remembered, and the first hit has it; a busy page loses none', async ({
  page,
}) => {
  await listen(page);
  await page.addInitScript(() => {
    const {createGain} = BaseAudioContext.prototype;
    BaseAudioContext.prototype.createGain = function (this: BaseAudioContext) {
      const busy = window as {busyUntil?: number};
      // Once a hit, after its time is known.
      if (busy.busyUntil === 0) busy.busyUntil = performance.now() + 200;
      while (performance.now() < (busy.busyUntil ?? 0));
      return createGain.call(this);
    };
  });
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
  await page.evaluate(() => Object.assign(window, {busyUntil: 0}));
  await page.keyboard.press('Shift+C');
  await expectSound(page, true);
  await expect.poll(() => loudness(page)).toBeLessThan(0.0005); // it dies away
});

test('a switch shows with forced colors whether it is on', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await startDemo(page, CHOKE);
  const retrig = page.getByRole('switch', {name: 'Retrig on the chords'});
  const paint = (): Promise<string> =>
    retrig.evaluate((box) => {
      const {backgroundColor, backgroundImage, forcedColorAdjust} = getComputedStyle(
        box,
      ) as CSSStyleDeclaration & {forcedColorAdjust: string};
      return [backgroundColor, backgroundImage, forcedColorAdjust].join(' ');
    });
  const off = await paint();
  await retrig.check();
  expect(await paint()).not.toBe(off);
  expect(off).toMatch(/none$/); // or the thumb isn't painted
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
