import {expect, test, type Page} from '../../support/tab';
import {expectSound, listen, panel, playIt, startDemo, told} from '../../support/play';

/** Notes who leads where, so that `reaching` can count what still leads to the loudspeakers. */
async function watchNodes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ways = new Map<AudioNode, Set<unknown>>();
    type Way = (this: AudioNode, to?: AudioNode, ...rest: unknown[]) => unknown;
    const own = AudioNode.prototype as unknown as {connect: Way; disconnect: Way};
    const {connect, disconnect} = own;
    own.connect = function (to, ...rest) {
      ways.set(this, (ways.get(this) ?? new Set()).add(to));
      return connect.call(this, to, ...rest);
    };
    own.disconnect = function (...to) {
      if (to[0]) ways.get(this)?.delete(to[0]);
      else ways.delete(this);
      return disconnect.apply(this, to);
    };
    Object.assign(window, {ways});
  });
}

/** How many nodes lead to the loudspeakers. */
const reaching = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const {ways} = window as unknown as {ways: Map<AudioNode, Set<unknown>>};
    const played = [...ways.keys()].find(({context}) => context instanceof AudioContext);
    const loudspeakers = played?.context.destination;
    const found = new Set<unknown>();
    for (let size = -1; size < found.size;) {
      size = found.size;
      for (const [from, to] of ways) {
        const leads = [...to].some((one) => one === loudspeakers || found.has(one));
        if (leads) found.add(from);
      }
    }
    return found.size;
  });

/** The bus alone: volume, its way into the limiter, the limiter. */
const BUS_NODES = 4;

/** A hit of a stopped pattern that was due within a moment still comes, and is told. */
const expectTold = (page: Page, key: string, words: string): Promise<void> =>
  expect(async () => {
    await page.keyboard.press(key);
    await expect(told(page)).toHaveText(words, {timeout: 300});
  }).toPass();

test('effects are changed, heard as A and B, and leave nothing behind', async ({page}) => {
  await watchNodes(page);
  await startDemo(page, 'software-overview/effects/');
  const demo = panel(page);
  await demo.getByRole('button', {name: 'Play a pattern'}).click();
  for (const name of ['Delay', 'Compressor', 'EQ', 'Overdrive', 'Two in a row']) {
    await demo.getByRole('radio', {name}).check();
    if (name !== 'Two in a row') await expect(demo.locator('.sp-effect-knob input')).toBeVisible();
  }
  await demo.getByRole('radio', {name: 'Overdrive first'}).focus();
  await page.keyboard.press('ArrowRight');
  await expect(demo.getByRole('radio', {name: 'Reverb first'})).toBeFocused();
  await demo.getByRole('button', {name: 'Stop the pattern'}).click();
  await expectTold(page, 'r', 'The tails get rough too, and fill the gaps.');
  await demo.getByRole('radio', {name: 'A: dry'}).check();
  await page.keyboard.press('c');
  await expect(told(page)).toHaveText('Center, medium: snare, dry');
  await demo.getByRole('button', {name: 'Close'}).click();
  await expect.poll(() => reaching(page)).toBe(BUS_NODES);
  await playIt(page).click();
  await page.keyboard.press('c');
  await expect.poll(() => reaching(page), 'opened again').toBeGreaterThan(BUS_NODES);
});

test('Pan and mute are turned while a pattern goes on until it is stopped; a reverb ends with Close @audit', async ({
  page,
}) => {
  await listen(page);
  await startDemo(page, 'software-overview/audio-buses/');
  const demo = panel(page);
  const words = demo.locator('.sp-spot-words');
  await demo.getByRole('button', {name: 'Play a pattern'}).click();
  await demo.getByRole('slider', {name: 'Pan'}).fill('0');
  await expect(words).toHaveText(['left 100%', 'left 100%']);
  await demo.getByRole('radio', {name: 'Pre'}).check();
  await expect(words).toHaveText(['left 100%', 'middle']);
  await demo.getByRole('switch', {name: 'Mute the snare'}).check();
  await expect(words).toHaveText(['silent', 'middle']);
  const drawn = () => demo.locator('.sp-strip-stem').count();
  await expect.poll(drawn, {intervals: [100]}).toBeGreaterThan(8);
  await demo.getByRole('button', {name: 'Stop the pattern'}).click();
  await expect(demo.getByRole('button', {name: 'Play a pattern'})).toBeVisible();
  await panel(page).focus();
  await expectTold(page, 'Shift+R', 'Rim, hard: reverb; Pre is before the mute');
  await expectSound(page, true);
  await demo.getByRole('button', {name: 'Close'}).click();
  await expectSound(page, false);
  await startDemo(page, 'software-overview/modules/panels/sends/');
  await page.keyboard.press('c');
  await expect(told(page)).toHaveText('Center, medium: snare and reverb');
  await expectSound(page, true);
});

test('Velocity is dropped on controls by dragging and by pressing @audit', async ({page}) => {
  await startDemo(page, 'software-overview/modules/panels/modulators/');
  const demo = panel(page);
  const target = (name: string) =>
    demo.getByRole('button', {name: new RegExp(`^${name} .*(?:\\d|middle)`)});
  const chip = demo.locator('.sp-modulator');
  await chip.evaluate((element) => element.scrollIntoView({block: 'center'}));
  const [from, to] = [await chip.boundingBox(), await target('Pan').boundingBox()];
  if (!from || !to) throw new Error('There is nothing to drag.');
  await page.mouse.move(from.x + 20, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y + 20, {steps: 4});
  await page.mouse.up();
  await expect(target('Pan')).toHaveAttribute('aria-pressed', 'true');
  await target('Transpose').press('Enter');
  await target('Reverb mix').click();
  await demo.getByRole('slider', {name: 'How hard'}).fill('75');
  await page.keyboard.press('c');
  await expect(told(page)).toHaveText('Center, hard: bell; all three at 75%');
  await expect(demo.locator('.sp-target-words')).toHaveText(['+9.0', 'right 50%', '45%']);
  await target('Pan').click();
  await expect(target('Pan')).toHaveAttribute('aria-pressed', 'false');
});
