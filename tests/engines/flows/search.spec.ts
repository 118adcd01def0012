import {expect} from '@playwright/test';
import type {Tab} from '../harness/tab';
import {flow} from '../harness/test';

const LIST = 'dialog [role=listbox]';
const RESULTS = 'dialog [role=option]';
const CHOSEN = 'dialog [role=option][aria-selected=true]';
/** As few results as a reader may see at once, and as low as their list may be, in pixels. */
const FEWEST = 4;
const LOWEST = 250;

async function find(tab: Tab, words: string): Promise<void> {
  await tab.shown('dialog input');
  await tab.type(words);
  await tab.until(
    'there are results',
    (selector) => document.querySelector(selector) !== null,
    RESULTS,
  );
}

/** @returns words of the results that are in view */
async function resultsSeen(tab: Tab): Promise<string[]> {
  await expect
    .poll(async () => (await tab.seen(RESULTS)).length, {message: 'results in view'})
    .toBeGreaterThanOrEqual(FEWEST);
  expect((await tab.box(LIST)).height, 'height of the list').toBeGreaterThan(LOWEST);
  return (await tab.seen(RESULTS)).map(({text}) => text);
}

flow('search by keyboard: results are seen, arrows choose, Enter opens', async ({tab}) => {
  await tab.open('');
  await tab.press('/');
  await find(tab, 'choke');
  const [first = '', second = ''] = await resultsSeen(tab);
  await tab.press('ArrowDown');
  await expect.poll(() => tab.text(CHOSEN)).toBe(second.trim());
  await tab.press('ArrowUp');
  await expect.poll(() => tab.text(CHOSEN)).toBe(first.trim());
  await tab.press('Enter');
  await tab.gone('dialog');
  await expect.poll(() => tab.place()).toMatch(/^how-to\/choke-sounds\//);
});

flow('search by mouse: results are seen, a click opens one', async ({tab}) => {
  await tab.open('glossary/');
  await tab.click('.navbar button[aria-label=Search]');
  await find(tab, 'sample');
  const [, second = ''] = await resultsSeen(tab);
  const address = await tab.on([RESULTS, second], (result) => result.getAttribute('href'));
  await tab.click([RESULTS, second]);
  await tab.gone('dialog');
  await expect.poll(() => tab.place()).toBe(address?.replace('/v2/', ''));
});

flow('search shows suggestions at first, and then recent searches', async ({tab}) => {
  await tab.open('');
  await tab.press('Control+k');
  await tab.shown(['dialog', 'Popular searches']);
  expect((await tab.seen('dialog li')).length, 'suggestions in view').toBeGreaterThanOrEqual(4);
  await find(tab, 'choke');
  await tab.press('Enter');
  await tab.gone('dialog');
  await tab.press('Control+k');
  await tab.shown(['dialog', 'Recent searches']);
  expect((await tab.seen('dialog [role=row]')).length, 'recent searches in view').toBe(1);
});

flow(
  'the chosen result differs where the reader chose the colors',
  async ({engine, forcedColorsTab: tab}) => {
    flow.skip(engine === 'webkit', 'WebKit knows no forced colors.');
    flow.skip(tab.isNarrow, 'It needs a browser of its own: tried at one width.');
    await tab.open('');
    expect(await tab.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    await tab.press('/');
    await find(tab, 'choke');
    // Grounds are the system's anyway.
    const look = (element: Element): string => {
      const {outlineStyle, outlineColor, borderTopColor, color} = getComputedStyle(element);
      return [outlineStyle, outlineColor, borderTopColor, color].join(' ');
    };
    const chosen = await tab.on(CHOSEN, look);
    const other = await tab.on(`${RESULTS}:not([aria-selected=true])`, look);
    expect(chosen).not.toBe(other);
  },
);
