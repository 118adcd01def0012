import {expect, type Page} from '@playwright/test';
import {inAudit} from '../../support/audit';
import {axeFindings} from '../../support/axe';
import {holdBack, hydrated} from '../../support/page';
import {dialog, results, searchBox, test, type SearchBackend} from '../../support/searchBackend';

/** Brings the open dialog into each state that a reader meets, one after the other. */
const STATES: Record<string, (page: Page, backend: SearchBackend) => Promise<void>> = {
  'before anything was searched': (page) =>
    expect(dialog(page).getByText('Popular searches')).toBeVisible(),
  'with an error': async (page) => {
    await searchBox(page).fill('choke');
    await expect(dialog(page).getByText('Unable to fetch results')).toBeVisible();
  },
  'with results': async (page, backend) => {
    backend.mend();
    await dialog(page).getByRole('button', {name: 'Try again'}).click();
    await expect(results(page).first()).toContainText('Choke one sound with another');
    await expect(dialog(page).getByRole('alert')).toHaveCount(0);
    await expect(searchBox(page)).toBeFocused();
  },
  'with an answer': async (page) => {
    await searchBox(page).fill('one hit plays twice');
    await expect(results(page).first()).toContainText('Cause:');
  },
  'with no result, and a way in': async (page) => {
    await searchBox(page).fill('zendrum');
    await expect(dialog(page).getByRole('status')).toContainText('No results found for');
    await expect(dialog(page).getByRole('link', {name: 'Play from MIDI gear'})).toBeVisible();
  },
  'with recent and favorite searches': async (page) => {
    for (const query of ['metro', 'choke']) {
      await searchBox(page).fill(query);
      await expect(results(page).first()).toContainText(new RegExp(query, 'i'));
      await page.keyboard.press('Enter');
      await expect(dialog(page)).toHaveCount(0);
      await page.keyboard.press('Control+k');
    }
    await dialog(page).getByRole('button', {name: /^Save/}).first().click();
    await expect(dialog(page).getByRole('grid')).toHaveCount(2);
  },
};

const WIDTHS = inAudit ? [1440, 390, 320] : [320];

async function expectNoFindings(page: Page, state: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({width, height: 800});
    for (const mode of inAudit ? ['light', 'dark'] : ['light']) {
      await page.evaluate((value) => {
        document.documentElement.setAttribute('data-theme', value);
      }, mode);
      const look = `${state}, ${mode} mode, ${String(width)} px`;
      expect.soft(await axeFindings(page, 'dialog[open]'), look).toEqual([]);
      const hidden = await dialog(page).evaluate(
        ({scrollWidth, clientWidth}) => scrollWidth - clientWidth,
      );
      expect.soft(hidden, `sideways scrolling, ${look}`).toBe(0);
    }
  }
}

test('the dialog is accessible in each state, also while its code is on its way', async ({
  page,
  backend,
}) => {
  test.setTimeout(180_000); // an audit of each state at each width
  backend.fail();
  const arrive = await holdBack(page, '**/assets/js/search.*.js');
  await page.goto('');
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await expect(dialog(page).getByRole('status')).toHaveText('Loading the search');
  await expectNoFindings(page, 'while its code is on its way');
  arrive();
  for (const [state, reach] of Object.entries(STATES)) {
    await reach(page, backend);
    await expectNoFindings(page, state);
  }
});
