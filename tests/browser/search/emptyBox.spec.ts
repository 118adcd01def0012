import {expect, test, type Locator, type Page} from '../../support/tab';
import {open} from '../../support/page';
import {openDialog, results, searchBox} from '../../support/searchBackend';

/** Presses the × at the end of a box. */
async function pressCross(page: Page, box: Locator): Promise<void> {
  const {x, y, width, height} = (await box.boundingBox()) ?? {x: 0, y: 0, width: 0, height: 0};
  await page.mouse.click(x + width - 22, y + height / 2);
}

const cross = (box: Locator): Promise<string> =>
  box.evaluate((input) => getComputedStyle(input).backgroundImage);

test('the × empties the search, whose suggestions come back', async ({page}) => {
  await openDialog(page);
  const box = searchBox(page);
  expect(await cross(box)).toBe('none');
  await box.fill('choke');
  await expect(results(page).first()).toBeVisible();
  expect(await cross(box)).not.toBe('none');
  await pressCross(page, box);
  await expect(box).toHaveValue('');
  await expect(box).toBeFocused();
  await expect(page.getByText('Popular searches')).toBeVisible();
  expect(await cross(box)).toBe('none');
});

test('the × is painted with forced colors too', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await openDialog(page);
  await searchBox(page).fill('choke');
  expect(await cross(searchBox(page))).toContain('linear-gradient');
});

test('a press on the words empties nothing', async ({page}) => {
  await openDialog(page);
  await searchBox(page).fill('choke');
  await searchBox(page).click({position: {x: 60, y: 20}});
  await expect(searchBox(page)).toHaveValue('choke');
});

test('so it does on the search page, and shows all words of the glossary again', async ({page}) => {
  await open(page, 'search/?q=choke');
  const box = page.getByRole('searchbox', {name: 'Search'});
  await expect(page.locator('main')).toContainText('results');
  await pressCross(page, box);
  await expect(box).toHaveValue('');
  await expect(page).toHaveURL(/\/search\/$/);

  await open(page, 'glossary/');
  const words = page.locator('.theme-doc-markdown h3').filter({visible: true});
  const all = await words.count();
  const filter = page.getByRole('searchbox', {name: 'Filter words'});
  await filter.fill('retrig');
  await expect.poll(() => words.count()).toBeLessThan(all);
  await pressCross(page, filter);
  await expect(words).toHaveCount(all);
});
