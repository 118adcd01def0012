import {expect} from '@playwright/test';
import type {Tab} from '../harness/tab';
import {flow} from '../harness/test';
import {expectAccessible} from '../harness/accessible';

const LIST = 'dialog [role=listbox]';
const RESULTS = 'dialog [role=option]';
const CHOSEN = 'dialog [role=option][aria-selected=true]';
/** As few results as a reader may see at once, and as low as their list may be, in pixels. */
const FEWEST = 4;
const LOWEST = 250;

/** @returns words of the results that are in view */
async function find(tab: Tab, words: string): Promise<string[]> {
  await tab.shown('dialog input');
  await tab.type(words);
  await expect
    .poll(async () => (await tab.seen(RESULTS)).length, {message: 'results in view'})
    .toBeGreaterThanOrEqual(FEWEST);
  expect((await tab.box(LIST)).height, 'height of the list').toBeGreaterThan(LOWEST);
  return (await tab.seen(RESULTS)).map(({text}) => text);
}

flow(
  'search by keyboard: suggestions and results are seen, arrows choose, Enter opens, and is remembered',
  async ({tab}) => {
    await tab.open('');
    await tab.press('/');
    await tab.shown(['dialog', 'Popular searches']);
    await expect
      .poll(async () => (await tab.seen('dialog li')).length, 'suggestions in view')
      .toBeGreaterThanOrEqual(4);
    const [first = '', second = ''] = await find(tab, 'choke');
    await expectAccessible(tab, 'dialog[open]');
    await tab.press('ArrowDown');
    await expect.poll(() => tab.text(CHOSEN)).toBe(second.trim());
    await tab.press('ArrowUp');
    await expect.poll(() => tab.text(CHOSEN)).toBe(first.trim());
    await tab.press('Enter');
    await tab.gone('dialog');
    await expect.poll(() => tab.place()).toMatch(/^how-to\/choke-sounds\//);
    await tab.press('Control+k');
    await tab.shown(['dialog', 'Recent searches']);
    await expect
      .poll(async () => (await tab.seen('dialog [role=row]')).length, 'recent searches in view')
      .toBe(1);
  },
);

flow('search by mouse on a phone: results are seen, a click opens one', async ({phone: tab}) => {
  await tab.open('');
  await tab.click('.navbar button[aria-label=Search]');
  const [, second = ''] = await find(tab, 'sample');
  const address = await tab.on([RESULTS, second], (result) => result.getAttribute('href'));
  await tab.click([RESULTS, second]);
  await tab.gone('dialog');
  await expect.poll(() => tab.place()).toBe(address?.replace('/v2/', ''));
});

flow(
  'where the page was opened at a heading, closing the search leaves it where it stands @audit',
  async ({tab}) => {
    await tab.open('glossary/#layer');
    await tab.evaluate(() => scrollTo({top: 900, behavior: 'instant'}));
    await tab.press('Control+k');
    await tab.shown('dialog');
    await tab.press('Escape');
    await tab.gone('dialog');
    await tab.until('its entry is left', () => !('spCovered' in (history.state as object)));
    await tab.evaluate(() => new Promise((later) => setTimeout(later, 200)));
    expect(await tab.evaluate(() => scrollY)).toBe(900);
  },
);
