import {expect} from '@playwright/test';
import type {Tab} from '../harness/tab';
import {flow} from '../harness/test';

flow(
  'the color mode changes and is kept; back to top jumps, motion being reduced',
  async ({tab}) => {
    const mode = () => tab.evaluate(() => document.documentElement.dataset.theme);
    const ground = () =>
      tab.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await tab.open('glossary/');
    await backToTop(tab);
    const light = await ground();
    expect(await mode()).toBe('light');
    await tab.click('button[aria-label^="Switch between dark and light mode"]');
    await expect.poll(mode).toBe('dark');
    await tab.reload();
    expect(await mode()).toBe('dark');
    expect(await ground()).not.toBe(light);
    // Firefox draws a white bar beside the menu, unless it is told a color.
    const bar = await tab.evaluate(
      () =>
        !CSS.supports('-moz-appearance', 'none') ||
        getComputedStyle(document.querySelector('.menu') ?? document.body).scrollbarColor,
    );
    expect(bar).not.toBe('auto');
  },
);

async function backToTop(tab: Tab): Promise<void> {
  for (const pixels of [1500, 1500, -100, -100]) {
    await tab.scroll(pixels);
    await tab.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  }
  await tab.shown('button[aria-label="Scroll back to top"]');
  await tab.evaluate(() => {
    const places: number[] = [];
    const note = (): void => {
      places.push(scrollY);
      requestAnimationFrame(note);
    };
    note();
    Object.assign(window, {places});
  });
  await tab.click('button[aria-label="Scroll back to top"]');
  const places = (): Promise<number[]> =>
    tab.evaluate(() => (window as unknown as {places: number[]}).places);
  // By the watch itself, which may see the jump a frame later than the tab does.
  await expect.poll(async () => (await places()).at(-1)).toBe(0);
  expect(new Set(await places()).size, 'places on the way, with both ends').toBe(2);
}
