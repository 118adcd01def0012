import {expect} from '@playwright/test';
import {haveEars} from '../../support/ears';
import type {Tab} from '../harness/tab';
import {ANY_WIDTH, flow} from '../harness/test';
import {sleepOnce} from '../harness/sleepingDevice';

const PAGE = 'how-to/choke-sounds/';
const FIGURE = 'figure[data-demo=choke]';
const PLAY = `${FIGURE} > .sp-play-it`;
/** Milliseconds: longer than a browser remembers a click that would let sound begin. */
const LATE_MS = 6500;
/** Longer than the player waits for the device before it says that there is no sound. */
const SLEEP_MS = 2500;

/** Waits for sound, or for silence. */
async function hears(tab: Tab, isThere: boolean): Promise<void> {
  const peak = expect.poll(() => tab.evaluate(() => (window as {heard?: number}).heard ?? 0), {
    message: isThere ? 'it sounds' : 'it is silent',
  });
  if (isThere) await peak.toBeGreaterThan(0.002);
  else await peak.toBeLessThan(0.0005);
}

/** Waits until nothing says that there is no sound, or none yet. */
async function saysNothingOfSilence(tab: Tab): Promise<void> {
  const said = (): Promise<string | null | undefined> =>
    tab.evaluate(() => document.querySelector('.sp-play-silent')?.textContent);
  await expect.poll(said).toBe('');
}

async function start(tab: Tab): Promise<void> {
  await tab.click(PLAY);
  await tab.shown(`${FIGURE}[data-demo-state=ready]`);
}

flow('a demonstration is heard, stops and closes', async ({tab}) => {
  await tab.open(PAGE);
  await tab.evaluate(haveEars);
  await start(tab);
  await tab.press('c');
  await hears(tab, true);
  await saysNothingOfSilence(tab);
  await tab.click([`${FIGURE} button`, 'Play a pattern']);
  await tab.click([`${FIGURE} button`, 'Stop the pattern']);
  await tab.shown([`${FIGURE} button`, 'Play a pattern']);
  await hears(tab, true);
  await tab.click([`${FIGURE} button`, 'Close']);
  await tab.gone(`${FIGURE} .sp-play`);
  await hears(tab, false);
  await tab.shown(PLAY);
});

flow(
  'a device that wakes late is heard, and nothing says that it isn’t',
  ANY_WIDTH,
  async ({tab}) => {
    await tab.open(PAGE);
    await tab.evaluate(haveEars);
    await tab.evaluate(sleepOnce, SLEEP_MS);
    await tab.click(PLAY);
    await tab.shown(`${FIGURE} .sp-play`);
    await expect
      .poll(async () => {
        await tab.press('c');
        return tab.evaluate(() => (window as {heard?: number}).heard ?? 0);
      })
      .toBeGreaterThan(0.002);
    await saysNothingOfSilence(tab);
  },
);

flow('code that comes late still sounds, with the first hit', ANY_WIDTH, async ({tab, site}) => {
  await tab.open(PAGE);
  await tab.evaluate(haveEars);
  site.delay((path) => /\/assets\/js\/play[.-]/.test(path), LATE_MS);
  await start(tab);
  await saysNothingOfSilence(tab);
  await tab.press('c');
  await hears(tab, true);
  await saysNothingOfSilence(tab);
});

for (const [name, before] of [
  ['after a page of the help', 'how-to/'],
  ['as the first page after another document', 'robots.txt'],
] as const) {
  flow(`Back closes what covers the page and stays on it, ${name}`, async ({tab}) => {
    flow.skip(!tab.isNarrow, 'Where there is room, a demonstration covers nothing.');
    await tab.go(before);
    await tab.open(PAGE);
    await tab.on(PLAY, (button) => {
      button.scrollIntoView({block: 'center', behavior: 'instant'});
    });
    const place = await tab.evaluate(() => Math.round(scrollY));
    await tab.click(PLAY);
    await tab.shown(`${FIGURE} dialog`);
    await tab.shown(`${FIGURE}[data-demo-state=ready]`);
    await tab.back();
    await tab.gone(`${FIGURE} dialog`);
    await tab.shown(PLAY);
    expect(await tab.place()).toBe(PAGE);
    expect(await tab.evaluate(() => Math.round(scrollY))).toBe(place);
  });
}
