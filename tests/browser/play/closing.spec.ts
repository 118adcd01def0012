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
const close = (page: Page): Promise<void> =>
  panel(page).getByRole('button', {name: 'Close'}).click();

test('Close drops a hit that waits for the device @audit', async ({page}) => {
  await listen(page);
  // The device sleeps on until it is woken, once it is held.
  await page.addInitScript(() => {
    const {resume} = AudioContext.prototype;
    const device = {isHeld: false, wake: (): void => undefined};
    Object.assign(window, {device});
    AudioContext.prototype.resume = async function (this: AudioContext) {
      if (device.isHeld) await new Promise<void>((resolve) => (device.wake = resolve));
      await resume.call(this);
    };
  });
  const hold = (isHeld: boolean): Promise<void> =>
    page.evaluate((held) => {
      const {device} = window as unknown as {device: {isHeld: boolean; wake: () => void}};
      device.isHeld = held;
      if (!held) device.wake();
    }, isHeld);
  await startDemo(page, PAGE);
  await close(page);
  await expectSound(page, false);
  await hold(true);
  await playIt(page).click();
  await expect(figure(page)).toHaveAttribute('data-demo-state', 'starting');
  await page.keyboard.press('Shift+C');
  await close(page);
  await hold(false);
  await expectNoSound(page);
  await playIt(page).click();
  await expect(figure(page)).toHaveAttribute('data-demo-state', 'ready');
  await expectNoSound(page);
});

test('Close leaves no listener at the page: keys play nothing, wherever the focus is; Escape closes it from within alone', async ({
  page,
}) => {
  await listen(page);
  await page.addInitScript(() => {
    const all: string[] = [];
    Object.assign(window, {pageListeners: all});
    Object.defineProperty(Navigator.prototype, 'audioSession', {value: {type: 'auto'}});
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
  /** By it an iPhone plays in spite of its silent switch. */
  const session = (): Promise<string> =>
    page.evaluate(() => (navigator as unknown as {audioSession: {type: string}}).audioSession.type);
  await startDemo(page, PAGE);
  await close(page);
  // The last that the page itself listens to.
  await expect(page.locator('.theme-doc-markdown img[role=button]').first()).toBeAttached();
  const before = await listeners();
  await playIt(page).click();
  await expect(figure(page)).toHaveAttribute('data-demo-state', 'ready');
  expect(await session()).toBe('playback');
  expect(await listeners()).not.toEqual(before);
  await page.keyboard.press('c');
  await expectSound(page, true);
  await close(page);
  await expectSound(page, false);
  expect(await listeners()).toEqual(before);
  await expect.poll(session).toBe('auto');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('c');
  await expectNoSound(page);

  // Escape closes it too, unless the focus is elsewhere or a dialog is open.
  await playIt(page).click();
  await expect(figure(page)).toHaveAttribute('data-demo-state', 'ready');
  await page.locator('.theme-doc-toc-desktop a').last().click();
  await expect(page).toHaveURL(/#/);
  await expect(panel(page), 'a link within the page').toBeVisible();
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  await page.keyboard.press('Escape');
  await expect(panel(page), 'the focus is elsewhere').toBeVisible();
  await panel(page).locator('.sp-drum').click();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog');
  await expect(search).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();
  await expect(panel(page), 'the dialog alone is closed').toBeVisible();
  await panel(page).getByRole('switch').first().focus();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(playIt(page)).toBeFocused();
});
