import {expect, test, type Page} from '../../support/tab';
import {
  expectNoSound,
  expectSound,
  figure,
  listen,
  panel,
  playIt,
  startDemo,
} from '../../support/play';

const PAGE = 'how-to/choke-sounds/';
/** Lets the device sleep on until it is let go, once it is held. To be called before the page is opened. */
async function holdDevice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const {resume} = AudioContext.prototype;
    const device: {isHeld: boolean; wake: () => void} = {isHeld: false, wake: () => undefined};
    Object.assign(window, {device});
    AudioContext.prototype.resume = async function (this: AudioContext) {
      if (device.isHeld) await new Promise<void>((resolve) => (device.wake = resolve));
      await resume.call(this);
    };
  });
}

const hold = (page: Page, isHeld: boolean): Promise<void> =>
  page.evaluate((held) => {
    const {device} = window as unknown as {device: {isHeld: boolean; wake: () => void}};
    device.isHeld = held;
    if (!held) device.wake();
  }, isHeld);

test('Close drops a hit that waits for the device', async ({page}) => {
  await listen(page);
  await holdDevice(page);
  const startAgain = async (): Promise<void> => {
    await panel(page).getByRole('button', {name: 'Close'}).click();
    await expectSound(page, false);
    await hold(page, true);
    await playIt(page).click();
    await expect(figure(page)).toHaveAttribute('data-demo-state', 'starting');
  };
  await startDemo(page, PAGE);
  await startAgain();
  await page.keyboard.press('Shift+C');
  await panel(page).getByRole('button', {name: 'Close'}).click();
  await hold(page, false);
  await expectNoSound(page);
  await playIt(page).click();
  await expect(figure(page)).toHaveAttribute('data-demo-state', 'ready');
  await expectNoSound(page);
});

test('keys play nothing after Close, wherever the focus is', async ({page}) => {
  await listen(page);
  await startDemo(page, PAGE);
  await page.keyboard.press('c');
  await expectSound(page, true);
  await panel(page).getByRole('button', {name: 'Close'}).click();
  await expectSound(page, false);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('c');
  await expectNoSound(page);
});

test('Close leaves no listener at the page', async ({page}) => {
  await page.addInitScript(() => {
    const all: string[] = [];
    Object.assign(window, {pageListeners: all});
    const {addEventListener: add, removeEventListener: remove} = EventTarget.prototype;
    const isPage = (target: unknown): boolean => target === document || target === window;
    EventTarget.prototype.addEventListener = function (this: EventTarget, type, ...rest) {
      if (isPage(this)) all.push(type);
      add.call(this, type, ...rest);
    };
    EventTarget.prototype.removeEventListener = function (this: EventTarget, type, ...rest) {
      if (isPage(this) && all.includes(type)) all.splice(all.indexOf(type), 1);
      remove.call(this, type, ...rest);
    };
  });
  const listeners = (): Promise<string[]> =>
    page.evaluate(() => (window as unknown as {pageListeners: string[]}).pageListeners.toSorted());
  const close = (): Promise<void> => panel(page).getByRole('button', {name: 'Close'}).click();
  await startDemo(page, PAGE);
  await close(); // what the page itself listens to is there by now
  const before = await listeners();
  await playIt(page).click();
  await expect(figure(page)).toHaveAttribute('data-demo-state', 'ready');
  expect(await listeners()).not.toEqual(before);
  await close();
  expect(await listeners()).toEqual(before);
});
