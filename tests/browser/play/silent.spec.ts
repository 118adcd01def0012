import {expect, test, type Page} from '../../support/tab';
import {open} from '../../support/page';
import {drumPoint, figure, panel, playIt, told, watchFaults} from '../../support/play';

const PAGE = 'how-to/choke-sounds/';

/** It can be watched all the same. */
async function expectSilentPlay(page: Page): Promise<void> {
  await expect(figure(page)).toHaveAttribute('data-demo-state', 'silent');
  const note = panel(page).getByText('No sound can start here.');
  await expect(note).toBeVisible();
  const {x, y} = await drumPoint(page, 0);
  await page.mouse.click(x, y);
  await expect(told(page)).toHaveText('Center, medium: chord 1');
  await page.getByRole('button', {name: 'Play a pattern'}).click();
  await expect(told(page)).toHaveText('Rim, hard: chord 2');
  await expect(note).toBeVisible();
}

test('with no audio device it says so, and can be watched; Close gives the picture back, also while a hit falls due', async ({
  page,
}) => {
  const expectNoFaults = await watchFaults(page);
  await page.addInitScript(() => Object.assign(window, {AudioContext: undefined}));
  await open(page, PAGE);
  await playIt(page).click();
  await expectSilentPlay(page); // its hits are at most 0.75 s apart
  await page.evaluate(() => {
    const until = performance.now() + 900;
    while (performance.now() < until); // keeps every timer waiting: a hit is due by then
    document.querySelector<HTMLElement>('.sp-play-close')?.click();
  });
  await expect(panel(page)).toHaveCount(0);
  await expect(figure(page)).not.toHaveAttribute('data-demo-state');
  await expect(figure(page).locator('img').first()).toBeVisible();
  expectNoFaults();
});

test('the same with a device that another has; the next hit after that takes the note away @audit', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const original = Object.getOwnPropertyDescriptor(BaseAudioContext.prototype, 'state');
    const {resume} = AudioContext.prototype;
    const call = {isOn: true};
    Object.assign(window, {call});
    Object.defineProperty(AudioContext.prototype, 'state', {
      get(this: AudioContext) {
        return call.isOn ? 'interrupted' : (original?.get?.call(this) as string);
      },
    });
    AudioContext.prototype.resume = function (this: AudioContext) {
      return call.isOn
        ? Promise.reject(new DOMException('', 'InvalidStateError'))
        : resume.call(this);
    };
  });
  const call = (isOn: boolean) =>
    page.evaluate((on) => {
      (window as unknown as {call: {isOn: boolean}}).call.isOn = on;
    }, isOn);
  await open(page, PAGE);
  await playIt(page).click();
  await expectSilentPlay(page);
  const note = panel(page).getByText('No sound can start here.');
  for (const isOn of [false, true, false]) {
    await call(isOn);
    const {x, y} = await drumPoint(page, 0);
    await page.mouse.click(x, y);
    await expect(note).toHaveCount(isOn ? 1 : 0);
    await expect(figure(page)).toHaveAttribute('data-demo-state', isOn ? 'silent' : 'ready');
  }
});
