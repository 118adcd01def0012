import {expect, test, type Page} from '../../support/tab';
import {open} from '../../support/page';
import {expectSound, figure, listen, noteTold, panel, playIt, told} from '../../support/play';

/** When the device wakes, and what is said until then: the audio context says so, late or never. */
const PAGE = 'how-to/choke-sounds/';
/** Hits of the page's pattern (playing.spec.ts). */
const PATTERN = 8;
const NOT_YET = 'The sound hasn’t started yet. If it stays silent, load the page again.';

interface Device {
  /** Starts the device, with a delay that no clock of ours knows. */
  start: () => Promise<void>;
  /** Takes it away, as a call on a phone does. */
  take: () => Promise<void>;
  /** Takes it away for good, as where a cable is pulled: Chromium's context plays no more, and a new one does. */
  lose: () => Promise<void>;
  /** Whether it hangs: it runs, and its clock stands. */
  hangs: boolean;
  /** Times for which sounds were started. */
  times: number[];
}

/** Puts the device into the test's hands. To be called before the page is opened. */
async function holdDevice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const {resume, suspend} = AudioContext.prototype;
    const contexts = new Set<AudioContext>();
    const lost = new Set<AudioContext>();
    let isFree = false;
    let stood: number | undefined;
    const device: Device = {
      times: [],
      hangs: false,
      async start() {
        isFree = true;
        for (const context of contexts) await resume.call(context);
      },
      async take() {
        isFree = false;
        for (const context of contexts) await suspend.call(context);
      },
      async lose() {
        for (const context of contexts) {
          lost.add(context);
          await suspend.call(context);
          context.dispatchEvent(new Event('error'));
        }
      },
    };
    AudioContext.prototype.resume = function (this: AudioContext) {
      if (!contexts.has(this)) void suspend.call(this); // Chromium starts it by itself
      contexts.add(this);
      return isFree && !lost.has(this) ? resume.call(this) : new Promise(() => undefined);
    };
    const clock = Object.getOwnPropertyDescriptor(BaseAudioContext.prototype, 'currentTime');
    Object.defineProperty(AudioContext.prototype, 'currentTime', {
      get(this: AudioContext) {
        const time = clock?.get?.call(this) as number;
        stood = device.hangs ? (stood ?? time) : undefined;
        return stood ?? time;
      },
    });
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

test('hits are seen at once, and the last is heard when sound starts; only who hits on is told of silence', async ({
  page,
}) => {
  await listen(page);
  await holdDevice(page);
  await press(page);
  await page.keyboard.press('c');
  await expect(told(page)).toHaveText('Center, medium: chord 1');
  await expect(figure(page)).toHaveAttribute('data-demo-state', 'starting');
  await expect(words(page)).toBeEmpty();
  for (const key of ['e', 'r']) await page.keyboard.press(key);
  await expect(words(page)).toContainText(NOT_YET);
  await device(page, ({start}) => start());
  await expect(figure(page)).toHaveAttribute('data-demo-state', 'ready');
  await expectSound(page, true);
  await expect(words(page)).toBeEmpty();
  await expect(panel(page).locator('.sp-strip-stem')).toHaveCount(3);
  expect(new Set(await device(page, ({times}) => times)).size).toBe(1);
  // A call takes the device away; sound comes back by itself, or with the next hit.
  await device(page, ({take}) => take());
  for (const key of ['c', 'e']) await page.keyboard.press(key);
  await expect(words(page)).toContainText(NOT_YET);
  await device(page, ({start}) => start());
  await expect(words(page)).toBeEmpty();
  await expectSound(page, true);
});

test('a pattern goes on in silence, and begins anew with the sound @audit', async ({page}) => {
  await listen(page);
  await holdDevice(page);
  await press(page);
  const allTold = await noteTold(page);
  await page.getByRole('button', {name: 'Play a pattern'}).click();
  await expect(words(page)).toContainText(NOT_YET);
  await device(page, ({start}) => start());
  await expectSound(page, true);
  await expect(words(page)).toBeEmpty();
  // Some hits in silence, and then all of them.
  await expect.poll(async () => (await allTold()).split('; ').length).toBeGreaterThan(PATTERN);
});

test('a device that is gone is told of, and the next hit is heard once it is back; while one hangs a pattern goes on, with words, and of hits in silence the last is heard', async ({
  page,
}) => {
  await listen(page);
  await holdDevice(page);
  await press(page);
  await device(page, ({start}) => start());
  await expect(figure(page)).toHaveAttribute('data-demo-state', 'ready');
  await page.keyboard.press('c');
  await expectSound(page, true);
  await device(page, ({lose}) => lose());
  await expect(words(page)).toContainText('No sound can start here.');
  await expectSound(page, false);
  await page.keyboard.press('e');
  await expectSound(page, true);
  await expect(words(page)).toBeEmpty();
  await expect(figure(page)).toHaveAttribute('data-demo-state', 'ready');

  await device(page, (one) => (one.hangs = true));
  const pattern = page.getByRole('button', {name: 'Play a pattern'});
  await pattern.click();
  await expect(told(page)).toHaveText('Rim, hard: chord 2'); // the third hit
  await expect(words(page)).toContainText(NOT_YET);
  await page.getByRole('button', {name: 'Stop the pattern'}).click();
  await device(page, ({times}) => void times.splice(0));
  for (const key of ['c', 'e', 'r']) await page.keyboard.press(key);
  await expect(told(page)).toContainText('Rim, medium');
  expect(await device(page, ({times}) => times)).toEqual([]);
  await device(page, (one) => (one.hangs = false));
  await expect(words(page)).toBeEmpty();
  await expectSound(page, true);
  expect(new Set(await device(page, ({times}) => times)).size).toBe(1);
});
