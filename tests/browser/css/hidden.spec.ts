import {expect, test, type Page} from '../../support/tab';
import {withMidi} from '../../support/midi';
import {open, smallFields} from '../../support/page';
import {searchBox} from '../../support/searchBackend';
import {
  MIDI,
  MIDI_PAGE,
  SOUND,
  SOUND_PAGE,
  answer,
  monitor,
  startTool,
  status,
  tool,
} from '../../support/tools';

/** What is hidden, but for some style's display. */
const shownThoughHidden = (page: Page): Promise<string[]> =>
  page
    .locator('[hidden]')
    .evaluateAll((all) =>
      all.filter((one) => one.checkVisibility()).map(({outerHTML}) => outerHTML.slice(0, 80)),
    );

test('by touch tools show no button before it can act, and no field has text that iOS would enlarge the page for @phone-alone', async ({
  page,
}) => {
  await startTool(page, SOUND_PAGE, SOUND);
  const back = tool(page).getByRole('button', {name: /^(?:Back|Start over)$/});
  await expect(tool(page).getByRole('button', {name: 'Close'})).toBeVisible();
  await expect(back).toHaveCount(0);
  expect(await shownThoughHidden(page)).toEqual([]);
  await answer(page, ['Something else']);
  await expect(back).toHaveCount(2);
  await expect(tool(page).getByRole('textbox')).toBeVisible();
  expect(await smallFields(page)).toEqual([]);

  await withMidi(page, ['Pads']);
  await startTool(page, MIDI_PAGE, MIDI);
  await expect(status(page)).toHaveText(/^Listening to Pads/);
  await expect(monitor(page).getByRole('button', {name: 'Try again'})).toHaveCount(0);
  expect(await shownThoughHidden(page)).toEqual([]);

  for (const route of ['glossary/', 'search/']) {
    await open(page, route);
    await expect(page.locator('input').first()).toBeAttached();
    expect(await smallFields(page), route).toEqual([]);
  }
  await page.keyboard.press('Control+k');
  await expect(searchBox(page)).toBeFocused();
  expect(await smallFields(page), 'the search').toEqual([]);
});
