import {expect, type Page} from '@playwright/test';
import {open, noteFaults} from '../../support/page';
import {dialog, results, searchBox, test} from '../../support/searchBackend';
import {translate} from '../../support/translate';

/** Letters of a name, so that a translated page is recognized. */
const heading = (page: Page) => page.getByRole('heading', {level: 1});

async function openTranslated(page: Page, route: string): Promise<string[]> {
  const faults = noteFaults(page, /404/);
  await open(page, route);
  await page.evaluate(translate);
  return faults;
}

test('on a translated page the dialog finds, finds otherwise and finds nothing @audit', async ({
  page,
}) => {
  const faults = await openTranslated(page, 'how-to/choke-sounds/');
  await page.keyboard.press('Control+k');
  for (const query of ['ch', 'choke', 'latency', 'choke', 'xqzzy', 'choke', '', 'metro']) {
    await searchBox(page).fill(query);
    if (query === 'xqzzy') await expect(dialog(page)).toContainText('xqzzy');
    else if (query) await expect(results(page).first()).toContainText(/ch|laténcy|métro/i);
  }
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(heading(page)).toContainText('Métro');
  await page.keyboard.press('Control+k'); // with a recent search
  await expect(dialog(page).getByRole('grid')).toBeVisible();
  await dialog(page)
    .getByRole('button', {name: /^Remove/})
    .click();
  await expect(dialog(page).getByRole('grid')).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('on a translated search page the results and their number follow the query @audit', async ({
  page,
}) => {
  const faults = await openTranslated(page, 'search/?q=choke');
  const main = page.getByRole('main');
  for (const query of ['latency', 'lat', 'xqzzy', 'sound', 'latency', '', 'choke']) {
    await main.getByRole('searchbox').fill(query);
    if (query === 'xqzzy') await expect(main).toContainText('“xqzzy”');
    else if (query) await expect(main.getByRole('status')).toContainText(/^\d+ résults?$/);
  }
  const more = main.getByRole('button', {name: /moré$/});
  await main.getByRole('searchbox').fill('drum');
  await more.click();
  await expect(heading(page)).toHaveText('Séarch thé hélp');
  expect(faults).toEqual([]);
});

test('a translated page that is none leads on, and comes back', async ({page}) => {
  const faults = await openTranslated(page, 'no-such-page/');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Glossary'}).click();
  await expect(heading(page)).toHaveText('Glossary');
  await page.goBack();
  await expect(heading(page)).toContainText('Pagé not');
  expect(faults).toEqual([]);
});
