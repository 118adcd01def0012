import {setTimeout as sleep} from 'node:timers/promises';
import {expect} from '@playwright/test';
import {haveEars} from '../../support/ears';
import {sleepOnce} from '../harness/sleepingDevice';
import type {Tab} from '../harness/tab';
import {flow} from '../harness/test';

const PAGE = 'how-to/choke-sounds/';
const FIGURE = 'figure[data-demo=choke]';
const PLAY = `${FIGURE} > .sp-play-it`;
/** Milliseconds: longer than a browser remembers a click that would let sound begin; WebKit does so for 5 s. */
const LATE_MS = 6500;
/** Longer than the player waits for the device before it says that there is no sound. */
const SLEEP_MS = 2500;

/** Two presses further apart than this are no double one, whose second does nothing (src/shell/secondPress.ts). */
const NO_DOUBLE_MS = 800;

const heard = (tab: Tab): Promise<number> =>
  tab.evaluate(() => (window as {heard?: number}).heard ?? 0);
const AUDIBLE = 0.002;
const SILENT = 0.0005;

/** Waits until nothing says that there is no sound, or none yet. */
async function saysNothingOfSilence(tab: Tab): Promise<void> {
  const said = (): Promise<string | null | undefined> =>
    tab.evaluate(() => document.querySelector('.sp-play-silent')?.textContent);
  await expect.poll(said).toBe('');
}

flow(
  'a demonstration whose code comes late is heard with the first hit, stops and closes',
  async ({tab, site}) => {
    await tab.open(PAGE);
    await tab.evaluate(haveEars);
    site.delay((path) => /\/assets\/js\/play[.-]/.test(path), LATE_MS);
    await tab.click(PLAY);
    await tab.shown(`${FIGURE}[data-demo-state=ready]`);
    await saysNothingOfSilence(tab);
    await tab.press('c');
    await expect.poll(() => heard(tab), 'it sounds').toBeGreaterThan(AUDIBLE);
    await saysNothingOfSilence(tab);
    await tab.click([`${FIGURE} button`, 'Play a pattern']);
    await sleep(NO_DOUBLE_MS);
    await tab.clickAgain(); // before it ends by itself
    await tab.shown([`${FIGURE} button`, 'Play a pattern']);
    await tab.click([`${FIGURE} button`, 'Close']);
    await tab.gone(`${FIGURE} .sp-play`);
    await expect.poll(() => heard(tab), 'it is silent').toBeLessThan(SILENT);
    await tab.shown(PLAY);
  },
);

flow('a device that wakes late is heard, and nothing says that it isn’t @audit', async ({tab}) => {
  await tab.open(PAGE);
  await tab.evaluate(haveEars);
  await tab.evaluate(sleepOnce, SLEEP_MS);
  await tab.click(PLAY);
  await tab.shown(`${FIGURE} .sp-play`);
  await expect
    .poll(async () => {
      await tab.press('c');
      return heard(tab);
    })
    .toBeGreaterThan(AUDIBLE);
  await saysNothingOfSilence(tab);
});
