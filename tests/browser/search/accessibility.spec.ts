import {expect, type Page} from '@playwright/test';
import {inAudit} from '../../support/audit';
import {axeFindings} from '../../support/axe';
import {dialog, openDialog, results, searchBox, test} from '../../support/searchBackend';

/** Brings the open dialog into each state that a reader meets. */
const STATES: Record<string, (page: Page) => Promise<void>> = {
  'before anything was searched': (page) =>
    expect(dialog(page).getByText('Popular searches')).toBeVisible(),
  'with results': async (page) => {
    await searchBox(page).fill('threshold');
    await expect(results(page).first()).toBeVisible();
  },
  'with an answer': async (page) => {
    await searchBox(page).fill('one hit plays twice');
    await expect(results(page).first()).toContainText('Cause:');
  },
  'with a way in': async (page) => {
    await searchBox(page).fill('zendrum');
    await expect(dialog(page).getByRole('link', {name: 'Play from MIDI gear'})).toBeVisible();
  },
  'with recent and favorite searches': async (page) => {
    for (const query of ['metro', 'choke']) {
      await searchBox(page).fill(query);
      await results(page).first().click();
      await expect(dialog(page)).toHaveCount(0);
      await page.keyboard.press('Control+k');
    }
    await dialog(page).getByRole('button', {name: /^Save/}).first().click();
    await expect(dialog(page).getByRole('grid')).toHaveCount(2);
  },
  'with no result': async (page) => {
    await searchBox(page).fill('zzzqqqxxx');
    await expect(dialog(page).getByText('No results found for')).toBeVisible();
  },
  'with an error': async (page) => {
    await searchBox(page).fill('choke');
    await expect(dialog(page).getByText('Unable to fetch results')).toBeVisible();
  },
};

async function expectNoFindings(page: Page): Promise<void> {
  for (const width of inAudit ? [1440, 390, 320] : [1440, 320]) {
    await page.setViewportSize({width, height: 800});
    for (const mode of ['light', 'dark']) {
      await page.evaluate((value) => {
        document.documentElement.setAttribute('data-theme', value);
      }, mode);
      const state = `${mode} mode, ${String(width)} px`;
      expect.soft(await axeFindings(page, 'dialog[open]'), state).toEqual([]);
      const hidden = await dialog(page).evaluate(
        ({scrollWidth, clientWidth}) => scrollWidth - clientWidth,
      );
      expect.soft(hidden, `sideways scrolling, ${state}`).toBe(0);
    }
  }
}

for (const [state, reach] of Object.entries(STATES)) {
  test(`the dialog is accessible ${state}`, async ({page, backend}) => {
    test.slow(); // an audit at each width and in each mode
    if (state === 'with an error') backend.fail(); // before the index is loaded
    await openDialog(page);
    await reach(page);
    await expectNoFindings(page);
  });
}

test('the dialog is accessible while its code is on its way', async ({page}) => {
  test.slow();
  await page.route('**/assets/js/search.*.js', () => undefined); // never answered
  await openDialog(page);
  await expect(dialog(page).getByRole('status')).toHaveText('Loading the search');
  await expectNoFindings(page);
});
