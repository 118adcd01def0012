import {storageKey} from '../../support/storageKey';
import {expect, test} from '../../support/tab';
import {
  drumPoint,
  expectNoSound,
  expectSound,
  listen,
  loudness,
  panel,
  startDemo,
  told,
} from '../../support/play';

const CHOKE = 'how-to/choke-sounds/';
const THRESHOLDS = 'how-to/use-thresholding/';
const BLEND = 'how-to/blend-samples-between-zones/';

test('Retrig ends the first chord, an empty module does too, and the strip shows it, also where the page has been open for days', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 5 * 24 * 3_600_000;
  });
  await startDemo(page, CHOKE);
  const toTop = page.locator('.theme-back-to-top-button');
  await expect(toTop, 'nothing lies on the newest hits').toHaveCSS('display', 'none');
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
  // A bar that another ends says so; the bass, which nothing plays, has no row.
  await expect(strip.getByText('ends', {exact: true})).not.toHaveCount(0);
  await expect(strip.getByText('bass')).toHaveCount(0);
  await page.getByRole('radio', {name: 'Rings'}).check();
  await expect(strip.getByText('bass')).toHaveCount(1);
  // It waits for the next hit, so that the last ones can be read.
  const past = panel(page).locator('.sp-strip > svg > g:has(.sp-strip-stem)');
  let stopped: string | null = null;
  await expect(async () => {
    stopped = await past.getAttribute('transform');
    await page.waitForTimeout(300);
    expect(await past.getAttribute('transform')).toBe(stopped);
  }).toPass();
  await expect(stems.last()).toBeInViewport();
  await page.keyboard.press('c');
  await expect(past).not.toHaveAttribute('transform', stopped ?? '');
  const {x: left = 0, width = 0} = (await strip.boundingBox()) ?? {};
  const place = async () => (await stems.last().boundingBox())?.x ?? 0;
  await expect.poll(place, 'a hit is drawn within the strip').toBeGreaterThan(left + 10);
  await expect.poll(place, 'a hit is drawn within the strip').toBeLessThan(left + width);
  await page.keyboard.press('Escape');
  await expect(toTop).not.toHaveCSS('display', 'none');
});

test('the red line and the chord’s line move by slider and by dragging @audit', async ({page}) => {
  await startDemo(page, THRESHOLDS);
  const dots = panel(page).locator('.sp-strip-dot');
  await page.keyboard.press('c');
  await expect(dots).toHaveCount(1);
  await page.getByRole('slider', {name: 'Threshold, input'}).fill('80');
  await page.keyboard.press('c');
  await expect(told(page)).toHaveText('Center, medium: too soft for the input');
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
  const chord = page.getByRole('slider', {name: 'Threshold, chord'});
  expect(Number(await chord.inputValue())).toBeLessThan(30);
  for (const mode of ['light', 'dark']) {
    await page.locator('html').evaluate((html, theme) => (html.dataset.theme = theme), mode);
    const stroke = await panel(page)
      .locator('.sp-strip-line > path')
      .first()
      .evaluate((line) => getComputedStyle(line).stroke);
    const [red = 0, green = 255, blue = 255] = (stroke.match(/\d+/g) ?? []).map(Number);
    expect(red - Math.max(green, blue), `${mode}: ${stroke}`).toBeGreaterThan(150);
  }
});

test('squares take a click, and one with Shift; a dragged stick fades from sample to sample @audit', async ({
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
  await page.getByRole('radio', {name: 'Blend'}).check();
  await expect(page.getByRole('button', {name: 'dark snare, center: blended'})).toBeVisible();
  const from = await drumPoint(page, 0);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (let radius = 8; radius < 90; radius += 8) {
    const {x, y} = await drumPoint(page, radius);
    await page.mouse.move(x, y + radius / 8); // lower, where a new stroke would be softer
    await page.waitForTimeout(80); // a stick strikes again after 70 ms
  }
  await page.mouse.up();
  const hits = await panel(page).locator('.sp-strip-stem').count();
  expect(hits).toBeGreaterThan(5);
  const peaks = await panel(page)
    .locator('.sp-strip-stem')
    .evaluateAll((stems) => stems.map((stem) => stem.getBoundingClientRect().height));
  expect(Math.max(...peaks) - Math.min(...peaks), 'as hard as it began').toBeLessThan(1);
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
  await expect(volume).toHaveAttribute('aria-valuetext', 'off');
  await page.waitForTimeout(100); // it glides there, ten times softer each 23 ms
  await panel(page).focus();
  await page.keyboard.press('Shift+C');
  await expect(told(page)).toContainText('Center, hard');
  await expectNoSound(page);
  await startDemo(page, BLEND); // whoever comes back would not know why nothing sounds
  await expect(volume).toHaveAttribute('aria-valuetext', '–12 dB');
  // Another page chose one meanwhile, as before Back leads here.
  await page.evaluate((key) => {
    localStorage.setItem(key, '-6');
    document.dispatchEvent(new Event('visibilitychange'));
  }, storageKey('sp.play.volume'));
  await expect(volume).toHaveAttribute('aria-valuetext', '–6 dB');
  await volume.fill('-20');
  await panel(page).focus();
  await page.evaluate(() => Object.assign(window, {busyUntil: 0}));
  await page.keyboard.press('Shift+C');
  await expectSound(page, true);
  await expect.poll(() => loudness(page)).toBeLessThan(0.0005); // it dies away
});

test('a switch shows with forced colors whether it is on @audit', async ({page}) => {
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
