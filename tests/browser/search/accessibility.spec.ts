import {expect, type Page} from '@playwright/test';
import {axeFindings} from '../../support/axe';
import {openDialog, searchBox, test} from '../../support/searchBackend';

/** Brings the open dialog into each state that a reader meets. */
const STATES: Record<string, (page: Page) => Promise<void>> = {
  'before anything was searched': async () => undefined,
  'with results': async (page) => {
    await searchBox(page).fill('threshold');
    await expect(page.getByRole('option').first()).toBeVisible();
  },
  'with recent and favorite searches': async (page) => {
    for (const query of ['metro', 'choke']) {
      await searchBox(page).fill(query);
      await page.getByRole('option').first().click();
      await expect(searchBox(page)).toBeHidden();
      await page.keyboard.press('Control+k');
    }
    await page.getByRole('button', {name: 'Save this search'}).first().click();
    await expect(page.locator('.DocSearch-Hit-source')).toHaveText(['Recent', 'Favorite']);
  },
  'with no result': async (page) => {
    await searchBox(page).fill('zzzqqqxxx');
    await expect(page.getByText('No results found for')).toBeVisible();
  },
  'with an error': async (page) => {
    await searchBox(page).fill('choke');
    await expect(page.getByText('Unable to fetch results')).toBeVisible();
  },
};

for (const [state, reach] of Object.entries(STATES)) {
  test(`the dialog is accessible ${state}`, async ({page, backend}) => {
    test.slow(); // four times axe
    if (state === 'with an error') backend.fail(); // before the index is loaded
    await openDialog(page);
    await reach(page);
    for (const width of [1440, 390]) {
      await page.setViewportSize({width, height: 800});
      for (const mode of ['light', 'dark']) {
        await page.evaluate((value) => {
          document.documentElement.setAttribute('data-theme', value);
        }, mode);
        expect
          .soft(await axeFindings(page, '.DocSearch-Container'), `${mode} mode, ${width} px`)
          .toEqual([]);
      }
    }
  });
}
