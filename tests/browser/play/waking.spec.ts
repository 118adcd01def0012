import {expect, test, type Page} from '../../support/tab';
import {open} from '../../support/page';
import {
  expectSound,
  figure,
  listen,
  noteTold,
  panel,
  playIt,
  startDemo,
  told,
} from '../../support/play';

/** When the device wakes, and what is said until then: the audio context says so, late or never. */
const PAGE = 'how-to/choke-sounds/';
/** Hits of the page's pattern (playing.spec.ts). */
const PATTERN = 8;
const NOT_YET = 'The sound hasn’t started yet.';

interface Device {
  /** Starts the device, with a delay that no clock of ours knows. */
  start: () => Promise<void>;
  /** Takes it away, as a call on a phone does. */
  take: () => Promise<void>;
  /** Times for which sounds were started. */
  times: number[];
  /** What was under way when the page asked for the device. */
  asked: string[];
}

/** Puts the device into the test's hands. To be called before the page is opened. */
async function holdDevice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const {resume, suspend} = AudioContext.prototype;
    const contexts = new Set<AudioContext>();
    let isFree = false;
    const device: Device = {
      times: [],
      asked: [],
      async start() {
        isFree = true;
        for (const context of contexts) await resume.call(context);
      },
      async take() {
        isFree = false;
        for (const context of contexts) await suspend.call(context);
      },
    };
    AudioContext.prototype.resume = function (this: AudioContext) {
      device.asked.push(String(window.event?.type));
      if (!contexts.has(this)) void suspend.call(this); // Chromium starts it by itself
      contexts.add(this);
      return isFree ? resume.call(this) : new Promise(() => undefined);
    };
    const state = Object.getOwnPropertyDescriptor(BaseAudioContext.prototype, 'state');
    Object.defineProperty(AudioContext.prototype, 'state', {
      get(this: AudioContext) {
        return isFree ? (state?.get?.call(this) as string) : 'suspended';
      },
    });
    for (const source of [AudioBufferSourceNode, OscillatorNode]) {
      const start = source.prototype.start as (this: AudioNode, ...rest: number[]) => void;
      source.prototype.start = function (this: AudioNode, ...rest: number[]) {
        device.times.push(rest[0] ?? 0);
        start.apply(this, rest);
      };
    }
    Object.assign(window, {device});
  });
}

const device = <T>(page: Page, act: (device: Device) => T | Promise<T>): Promise<T> =>
  page.evaluate<T>(`(${act.toString()})(window.device)`);

async function press(page: Page): Promise<void> {
  await open(page, PAGE);
  await playIt(page).click();
  await expect(panel(page)).toBeFocused();
}

const words = (page: Page) => panel(page).locator('.sp-play-silent');

test('a first hit is seen at once, nothing untrue is said, and it is heard when sound starts', async ({
  page,
}) => {
  await listen(page);
  await holdDevice(page);
  await press(page);
  await page.keyboard.press('c');
  await expect(told(page)).toHaveText('Center, medium: chord 1');
  await expect(figure(page)).toHaveAttribute('data-demo-state', 'starting');
  await expect(words(page)).toBeEmpty();
  await device(page, ({start}) => start());
  await expect(figure(page)).toHaveAttribute('data-demo-state', 'ready');
  await expectSound(page, true);
  await expect(panel(page).locator('.sp-strip-stem')).toHaveCount(1);
});

test('who hits on without a sound is told so, until it starts; of many hits the last is heard', async ({
  page,
}) => {
  await listen(page);
  await holdDevice(page);
  await press(page);
  for (const key of ['c', 'e', 'r']) await page.keyboard.press(key);
  await expect(words(page)).toContainText(NOT_YET);
  await device(page, ({start}) => start());
  await expectSound(page, true);
  await expect(words(page)).toBeEmpty();
  await expect(panel(page).locator('.sp-strip-stem')).toHaveCount(3);
  expect(new Set(await device(page, ({times}) => times)).size).toBe(1);
});

test('a pattern goes on in silence, and begins anew with the sound', async ({page}) => {
  await listen(page);
  await holdDevice(page);
  await press(page);
  const allTold = await noteTold(page);
  await page.getByRole('button', {name: 'Play a pattern'}).click();
  await expect(words(page)).toContainText(NOT_YET);
  await device(page, ({start}) => start());
  await expectSound(page, true);
  await expect(words(page)).toBeEmpty();
  await expect(page.getByRole('button', {name: 'Play a pattern'})).toBeVisible();
  // Some hits in silence, and then all of them.
  const said = (await allTold()).split('; ');
  expect(said.length).toBeGreaterThan(PATTERN);
  expect(said.at(-PATTERN)).toBe(said[0]);
});

test('after a call that took the device, sound comes back by itself or with the next hit', async ({
  page,
}) => {
  await listen(page);
  await holdDevice(page);
  await press(page);
  await device(page, ({start}) => start());
  await expect(figure(page)).toHaveAttribute('data-demo-state', 'ready');
  await device(page, ({take}) => take());
  for (const key of ['c', 'e']) await page.keyboard.press(key);
  await expect(words(page)).toContainText(NOT_YET);
  await device(page, ({start}) => start());
  await expect(words(page)).toBeEmpty();
  await expectSound(page, true);
});

test('the device is asked within the press, before any code is there', async ({page}) => {
  await holdDevice(page);
  let letCome = (): void => undefined;
  const held = new Promise<void>((resolve) => (letCome = resolve));
  await page.route(/\/play[.-]/, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, PAGE);
  await playIt(page).click();
  await expect(figure(page)).toHaveAttribute('data-demo-state', 'loading');
  expect(await device(page, ({asked}) => asked)).toEqual(['click']);
  await device(page, ({start}) => start());
  letCome();
  await expect(figure(page)).toHaveAttribute('data-demo-state', 'ready');
});

test('an iPhone is asked to play in spite of its silent switch, as long as it is open', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'audioSession', {value: {type: 'auto'}});
  });
  const type = (): Promise<string> =>
    page.evaluate(() => (navigator as unknown as {audioSession: {type: string}}).audioSession.type);
  await startDemo(page, PAGE);
  expect(await type()).toBe('playback');
  await panel(page).getByRole('button', {name: 'Close'}).click();
  await expect.poll(type).toBe('auto');
});
